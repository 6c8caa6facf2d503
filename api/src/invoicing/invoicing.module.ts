import type { AppModule } from '../app-module.js';
import { DocumentSeriesResolver } from './document-series.resolver.js';
import { invoiceRoutes as restRoutes } from './invoices.rest.js';
import { invoiceRoutes } from './invoices.routes.js';
import { invoicingJobs } from './invoicing.jobs.js';
import { TaxDocumentFieldsResolver, TaxDocumentsResolver } from './tax-documents.resolver.js';
import { WaitingInvoicesResolver } from './waiting-invoices.resolver.js';

export const invoicingModule: AppModule = {
  resolvers: [
    DocumentSeriesResolver,
    TaxDocumentFieldsResolver,
    TaxDocumentsResolver,
    WaitingInvoicesResolver,
  ],
  restRoutes: restRoutes,
  httpRoutes: invoiceRoutes,
  jobs: invoicingJobs,
};
