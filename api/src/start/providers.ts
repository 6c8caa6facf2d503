import path from 'node:path';
import type { Env } from '../env.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import { createRazorpay } from '../payment-links/razorpay.js';
import type { AppContext } from '../platform/app-context.js';
import type { DevService } from '../platform/http/dev-page.js';
import { isLoopback } from '../platform/http/loopback-only.js';
import { createSocialClient, type SocialClient } from '../social/social.client.js';
import { callbackUrl } from '../social/social.routes.js';

/** The external services of this installation. */
export interface Providers {
  social?: SocialClient;
  payments?: PaymentProvider;
  /** Development doubles of external services, served by this server. */
  devServices: DevService[];
}

/**
 * Creates the external services that the environment configures. A service that is not configured
 * is absent. A demo on one machine gets local doubles with the same protocols.
 */
export async function createProviders(env: Env, app: AppContext): Promise<Providers> {
  const providers: Providers = { devServices: [] };
  // Doubles are used only on a loopback host name, so that other machines cannot reach them.
  const isDemo = env.embedded && !env.production && isLoopback(new URL(app.publicUrl).hostname);
  if (env.oidc) {
    const redirectUri = callbackUrl(app.publicUrl);
    providers.social = createSocialClient({ ...env.oidc, redirectUri });
  } else if (isDemo) {
    const { createDevOidcProvider } = await import('../social/dev-oidc-provider.js');
    const { settings, devService } = createDevOidcProvider(app);
    providers.social = createSocialClient(settings);
    providers.devServices.push(devService);
  }
  if (env.razorpay) {
    providers.payments = createRazorpay(env.razorpay);
  } else if (isDemo) {
    const { createDevPaymentProvider } = await import('../payment-links/dev-payment-provider.js');
    const folder = path.join(path.resolve(env.dataDir), 'checkout');
    const { settings, devService } = await createDevPaymentProvider(app, folder);
    providers.payments = createRazorpay(settings);
    providers.devServices.push(devService);
  }
  return providers;
}
