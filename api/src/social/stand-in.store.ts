interface Stored {
  uid?: string;
  grantId?: string;
  consumed?: number;
}

interface Entry {
  value: Stored;
  until: number;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Where the stand-in keeps its sessions and codes: in memory, because they are worth nothing. */
export function memoryAdapter() {
  const entries = new Map<string, Entry>();

  const read = (key: string): Stored | undefined => {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry.value;
    entries.delete(key);
    return undefined;
  };

  return class MemoryAdapter {
    constructor(readonly model: string) {}

    key(id: string): string {
      return `${this.model}:${id}`;
    }

    upsert(id: string, value: Stored, lifetime: number): Promise<void> {
      entries.set(this.key(id), { value, until: Date.now() + lifetime * 1000 });
      return Promise.resolve();
    }

    find(id: string): Promise<Stored | undefined> {
      return Promise.resolve(read(this.key(id)));
    }

    findByUid(uid: string): Promise<Stored | undefined> {
      const own = [...entries].filter(([key]) => key.startsWith(`${this.model}:`));
      return Promise.resolve(own.map(([key]) => read(key)).find((value) => value?.uid === uid));
    }

    consume(id: string): Promise<void> {
      const value = read(this.key(id));
      if (value) value.consumed = seconds();
      return Promise.resolve();
    }

    destroy(id: string): Promise<void> {
      entries.delete(this.key(id));
      return Promise.resolve();
    }

    revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { value }] of entries) if (value.grantId === grantId) entries.delete(key);
      return Promise.resolve();
    }
  };
}
