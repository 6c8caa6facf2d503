import path from 'node:path';
import type { Env } from '../env.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import { createRazorpay } from '../payment-links/razorpay.js';
import type { App } from '../platform/app.js';
import type { StandIn } from '../platform/http/dev-page.js';
import { isLoopback } from '../platform/http/loopback-only.js';
import { createSocialClient, type SocialClient } from '../social/social.client.js';
import { callbackUrl } from '../social/social.routes.js';

/** The external services of this installation. */
export interface Providers {
  social?: SocialClient;
  payments?: PaymentProvider;
  /** Development doubles of external services, served by this server. */
  standIns: StandIn[];
}

/**
 * Creates the external services that the environment configures. Others are absent. A demo on one
 * machine gets local doubles with the same protocols, loaded at the first use.
 */
export async function createProviders(env: Env, app: App): Promise<Providers> {
  const providers: Providers = { standIns: [] };
  // Doubles are used only on a loopback host name, so that they cannot be reached from elsewhere.
  const tryingOut = env.embedded && !env.production && isLoopback(new URL(app.publicUrl).hostname);
  if (env.oidc) {
    const redirectUri = callbackUrl(app.publicUrl);
    providers.social = createSocialClient({ ...env.oidc, redirectUri });
  } else if (tryingOut) {
    const { createSocialStandIn } = await import('../social/stand-in.js');
    const { settings, standIn } = createSocialStandIn(app);
    providers.social = createSocialClient(settings);
    providers.standIns.push(standIn);
  }
  if (env.razorpay) {
    providers.payments = createRazorpay(env.razorpay);
  } else if (tryingOut) {
    const { createCheckout } = await import('../payment-links/checkout.js');
    const folder = path.join(path.resolve(env.dataDir), 'checkout');
    const { settings, standIn } = await createCheckout(app, folder);
    providers.payments = createRazorpay(settings);
    providers.standIns.push(standIn);
  }
  return providers;
}
