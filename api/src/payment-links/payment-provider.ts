/** Data of a link to create at the provider. */
export interface NewLink {
  /** Id of the link in this system. The provider refuses a duplicate. */
  reference: string;
  orderId: string;
  /** Amount of the link in paise. */
  amount: number;
  description: string;
  customer: { name: string; email: string | null; phone: string | null };
  expiresAt: Date;
  /** URL to which the provider sends the customer back. The return does not prove a payment. */
  returnUrl: string;
}

export interface ProviderPayment {
  id: string;
  /** Amount of the payment in paise. */
  amount: number;
}

/** A link as the provider returns it. */
export interface ProviderLink {
  id: string;
  reference: string;
  url: string;
  amount: number;
  status: 'open' | 'paid' | 'cancelled' | 'expired';
  /** Captured payments, without failed attempts. */
  payments: ProviderPayment[];
}

/** Content of a webhook. */
export interface Notification {
  kind: string;
  /** The payment link of the webhook; undefined for a webhook about another object. */
  link?: Omit<ProviderLink, 'url' | 'payments'> & {
    orderId: string | null;
    currency: string;
    payment?: ProviderPayment & { currency: string; captured: boolean };
  };
}

/**
 * Interface of a payment provider with payment links. Each provider needs an adapter with these
 * operations.
 */
export interface PaymentProvider {
  create(link: NewLink): Promise<ProviderLink>;
  /** Finds the link with this reference; null when the provider has none. */
  find(reference: string): Promise<ProviderLink | null>;
  fetch(id: string): Promise<ProviderLink>;
  /**
   * Cancels a link. Throws ProviderRefusal when the link can no longer be cancelled, for example
   * after a payment.
   */
  cancel(id: string): Promise<void>;
  /**
   * Parses a signed webhook; null for a wrong signature. Throws UnreadableMessage for an unreadable
   * body.
   */
  read(body: Buffer, signature: string): Notification | null;
}

/**
 * Current state of a link at the provider; null if the provider knows neither its id nor its
 * reference.
 */
export async function fetchProviderLink(
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

/** The provider refused the request; a retry does not help. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ProviderRefusal';
  }
}

/** A response or webhook of the provider is unreadable. */
export class UnreadableMessage extends Error {}

/** The provider cannot be reached, fails, or refuses the API keys. A later retry may help. */
export class ProviderOutage extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderOutage';
  }
}
