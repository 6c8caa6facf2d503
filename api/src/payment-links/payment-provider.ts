/** A link to be made at a provider. */
export interface NewLink {
  /** Our reference of the link; the provider refuses a duplicate. */
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
  /** Captured payments, not attempts. */
  payments: ProviderPayment[];
}

/** Webhook event of a provider. */
export interface Notification {
  kind: string;
  /** Absent for an event that is not about a payment link. */
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
  /**
   * Throws a ProviderRefusal when it cannot be cancelled any more, for instance after a payment.
   */
  cancel(id: string): Promise<void>;
  /** Parses a signed message; null for a wrong signature. Throws when it is unreadable. */
  read(body: Buffer, signature: string): Notification | null;
}

/** The provider's current state of a link; null if it has none with its id or our reference. */
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

/** The provider refused the request. A retry does not help. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ProviderRefusal';
  }
}

/** The answer of the provider is unreadable. */
export class UnreadableMessage extends Error {}

/** The provider cannot be reached, fails, or refuses our keys. A later retry may help. */
export class ProviderOutage extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderOutage';
  }
}
