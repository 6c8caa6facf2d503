// A worker thread that fails in every possible way.

export const words = (what: string) => Buffer.from(what);
export const broken = () => Promise.reject(new Error('it fell over'));
export const ending = () => process.exit(3);
export const endless = () => new Promise<Buffer>(() => undefined);
