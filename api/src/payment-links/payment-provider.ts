/** A link to be created at the provider. */
export interface NewLink {
  /** Our reference of the link. The provider refuses a duplicate. */
  reference: string;
  orderId: string;
  /** Amount of the link in paise. */
  amount: number;
  description: string;
  customer: { name: string; email: string | null; phone: string | null };
  expiresAt: Date;
  /** URL to which the customer returns. The return does not prove a payment. */
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

/** Webhook event of a provider. */
export interface Notification {
  kind: string;
  /** Link of the payment; undefined for a webhook that is not about a payment link. */
  link?: Omit<ProviderLink, 'url' | 'payments'> & {
    orderId: string | null;
    currency: string;
    payment?: ProviderPayment & { currency: string; captured: boolean };
  };
}

/**
 * A payment provider with payment links. Another provider needs an adapter with these operations.
 */
export interface PaymentProvider {
  create(link: NewLink): Promise<ProviderLink>;
  /** Finds the link with our `reference`; null when the provider has none. */
  find(reference: string): Promise<ProviderLink | null>;
  fetch(id: string): Promise<ProviderLink>;
  /**
   * Cancels a link. Throws a ProviderRefusal when that is no longer possible, for example after a
   * payment.
   */
  cancel(id: string): Promise<void>;
  /**
   * Parses a signed webhook; null for a wrong signature. Throws UnreadableMessage for an unreadable
   * body.
   */
  read(body: Buffer, signature: string): Notification | null;
}

/** The provider's current state of a link; null if it knows neither the id nor our reference. */
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

/** A response or webhook of the provider is unreadable. */
export class UnreadableMessage extends Error {}

/** The provider cannot be reached, fails, or refuses our keys. A later retry may help. */
export class ProviderOutage extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderOutage';
  }
}
