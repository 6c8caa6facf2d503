/** A link to be made at a provider. */
export interface NewLink {
  /** Our name for it; the provider refuses a second one with the same name. */
  reference: string;
  orderId: string;
  /** In paise. */
  amount: number;
  description: string;
  customer: { name: string; email: string | null; phone: string | null };
  expiresAt: Date;
  /** URL for the payer's return, which does not prove a payment. */
  returnUrl: string;
}

export interface ProviderPayment {
  id: string;
  /** In paise. */
  amount: number;
}

/** A link as the provider knows it. */
export interface ProviderLink {
  id: string;
  reference: string;
  url: string;
  amount: number;
  status: 'open' | 'paid' | 'cancelled' | 'expired';
  /** Money that has really come in, not attempts. */
  payments: ProviderPayment[];
}

/** Webhook event of a provider. */
export interface Notification {
  kind: string;
  /** Absent when it is about something else than a payment link. */
  link?: Omit<ProviderLink, 'url' | 'payments'> & {
    orderId: string | null;
    currency: string;
    payment?: ProviderPayment & { currency: string; captured: boolean };
  };
}

/** A business that takes money through links. Another one needs an adapter with these verbs. */
export interface PaymentProvider {
  create(link: NewLink): Promise<ProviderLink>;
  /** Finds the link with our `reference`; null when the provider has none. */
  find(reference: string): Promise<ProviderLink | null>;
  fetch(id: string): Promise<ProviderLink>;
  /** Throws a ProviderRefusal when it cannot be cancelled any more, for instance because it was paid. */
  cancel(id: string): Promise<void>;
  /** Parses a signed message; null for a wrong signature. Throws when it is unreadable. */
  read(body: Buffer, signature: string): Notification | null;
}

/** A link as the provider knows it; null when it knows none, neither by its own name for it nor by ours. */
export async function askAbout(
  provider: PaymentProvider,
  { id, providerId }: { id: string; providerId: string },
): Promise<ProviderLink | null> {
  try {
    return await provider.fetch(providerId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return provider.find(id);
  }
}

/** The provider answered, and said no. Trying the same again is no use. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ProviderRefusal';
  }
}

/** The provider answered, and we cannot make sense of it. */
export class UnreadableMessage extends Error {}

/** The provider cannot be reached, is in trouble itself or refuses our keys: it says nothing about any link. Worth another try later. */
export class ProviderOutage extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderOutage';
  }
}
