import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import { migrations } from '../migrations/index.js';
import { Address } from './addresses/address.entity.js';
import { Area } from './areas/area.entity.js';
import { AreaPincode } from './areas/area-pincode.entity.js';
import { AreaSlot } from './areas/area-slot.entity.js';
import { Holiday } from './areas/holiday.entity.js';
import { PincodeWaitlistEntry } from './areas/pincode-waitlist-entry.entity.js';
import { Business } from './business/business.entity.js';
import { OrderSettings } from './orders/settings/order-settings.entity.js';
import { BusinessLogo } from './business/business-logo.entity.js';
import { ApiToken } from './auth/api-tokens/api-token.entity.js';
import { App } from './auth/api-tokens/app.entity.js';
import { TrustedDevice } from './auth/devices/trusted-device.entity.js';
import { CustomerMerge } from './merging/customer-merge.entity.js';
import { DismissedDuplicate } from './merging/dismissed-duplicate.entity.js';
import { OneTimeCode } from './auth/codes/one-time-code.entity.js';
import { OneTimeLink } from './auth/links/one-time-link.entity.js';
import { PasskeyChallenge } from './auth/passkeys/passkey-challenge.entity.js';
import { Passkey } from './auth/passkeys/passkey.entity.js';
import { SavedFilter } from './saved-filters/saved-filter.entity.js';
import { Session } from './auth/sessions/session.entity.js';
import { SignInThrottle } from './auth/codes/sign-in-throttle.entity.js';
import { Cloth } from './cloths/cloth.entity.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { AccessPreset } from './employees/access-preset.entity.js';
import { Employee } from './employees/employee.entity.js';
import { EnterpriseTerms } from './enterprises/enterprise-terms.entity.js';
import { PriceList } from './enterprises/price-list.entity.js';
import { PriceListItem } from './enterprises/price-list-item.entity.js';
import { Event } from './events/event.entity.js';
import { Feedback } from './feedback/feedback.entity.js';
import { Mail } from './mails/mail.entity.js';
import { OrderAdjustment } from './orders/order-adjustment.entity.js';
import { PieceCount } from './orders/piece-counts/piece-count.entity.js';
import { OrderEvent } from './orders/order-event.entity.js';
import { OrderItem } from './orders/order-item.entity.js';
import { Order } from './orders/order.entity.js';
import { RecurringOccurrence } from './orders/recurring/recurring-occurrence.entity.js';
import { RecurringPickup } from './orders/recurring/recurring-pickup.entity.js';
import { FailedWebhook } from './payment-links/failed-webhook.entity.js';
import { PaymentLink } from './payment-links/payment-link.entity.js';
import { ProcessedWebhook } from './payment-links/processed-webhook.entity.js';
import { OnlinePayment } from './payments/online-payment.entity.js';
import { CashUpEntry } from './payments/cash-up/cash-up-entry.entity.js';
import { CashUp } from './payments/cash-up/cash-up.entity.js';
import { Payment } from './payments/payment.entity.js';
import { OrderPhoto } from './photos/order-photo.entity.js';
import { PhotoFile } from './photos/photo-file.entity.js';
import { TaxDocument } from './invoicing/tax-document.entity.js';
import { DocumentSeries } from './invoicing/document-series.entity.js';
import { DocumentSeriesStart } from './invoicing/document-series-start.entity.js';
import { OrphanedPhoto } from './photos/orphaned-photo.entity.js';
import { Round } from './rounds/round.entity.js';
import { RoundStop } from './rounds/round-stop.entity.js';
import { SocialExchange } from './social/social-exchange.entity.js';
import { SocialIdentity } from './social/social-identity.entity.js';
import { Statement } from './statements/statement.entity.js';
import { WaitingInvoice } from './invoicing/waiting-invoice.entity.js';
import { CompletedStatementMonth } from './statements/completed-statement-month.entity.js';
import type { AppContext } from './platform/app-context.js';
import type { Log } from './platform/log.js';
import {
  connectionOptions,
  dropLostConnections,
  preparePool,
  type ConnectionUse,
} from './platform/postgres/pool.js';
import { User } from './users/user.entity.js';

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
  /** Use of the connections, which determines their timeouts. */
  use?: ConnectionUse;
}

/** Creates the ORM with all entities. It opens no connection until its first use. */
export function createOrm({ url, poolSize = 10, use = 'requests' }: DatabaseOptions) {
  const pools: Pool[] = [];
  const orm = new MikroORM({
    entities: [
      AccessPreset,
      Address,
      ApiToken,
      App,
      Area,
      AreaPincode,
      AreaSlot,
      OrderAdjustment,
      Business,
      OrderSettings,
      BusinessLogo,
      CashUp,
      CashUpEntry,
      Holiday,
      Cloth,
      ContactMessage,
      CustomerMerge,
      TrustedDevice,
      DismissedDuplicate,
      Employee,
      EnterpriseTerms,
      Event,
      FailedWebhook,
      Feedback,
      Mail,
      OneTimeCode,
      OneTimeLink,
      OnlinePayment,
      Order,
      OrderEvent,
      OrderItem,
      OrderPhoto,
      Passkey,
      PasskeyChallenge,
      Payment,
      PaymentLink,
      PhotoFile,
      TaxDocument,
      DocumentSeries,
      DocumentSeriesStart,
      OrphanedPhoto,
      PieceCount,
      PincodeWaitlistEntry,
      PriceList,
      PriceListItem,
      ProcessedWebhook,
      RecurringOccurrence,
      RecurringPickup,
      Round,
      RoundStop,
      SavedFilter,
      Session,
      SignInThrottle,
      SocialExchange,
      SocialIdentity,
      Statement,
      CompletedStatementMonth,
      WaitingInvoice,
      User,
    ],
    clientUrl: url,
    pool: { min: 0, max: poolSize },
    // The whole URL is passed on, because it may contain a socket or TLS settings.
    driverOptions: {
      ...connectionOptions(url, use),
      onPoolCreated(pool: Pool) {
        dropLostConnections(pool);
        preparePool(pool, use);
        pools.push(pool);
      },
    },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
  });
  POOLS.set(orm, pools);
  return orm;
}

/** Connection pools by ORM instance. */
const POOLS = new WeakMap<object, Pool[]>();

export const poolsOf = (orm: Orm): readonly Pool[] => POOLS.get(orm) ?? [];

/** Name of the newest migration of this version. */
export const latestMigration = migrations.at(-1)?.name ?? 'none';

export type Orm = ReturnType<typeof createOrm>;

/** The unit of work of a use case. Its `getKysely()` has types for all tables and columns. */
export type Em = Orm['em'];

/** Dependencies of a use case: its unit of work, and the shared services of the server. */
export interface Deps {
  em: Em;
  app: AppContext;
}

/** Dependencies of a use case that logs its result. */
export interface LoggingDeps extends Deps {
  log: Log;
}
