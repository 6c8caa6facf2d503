import type { AppModule } from '../app-module.js';
import { deleteOldMails } from './email-retention.service.js';

export const mailsModule: AppModule = {
  cleanUp: deleteOldMails,
};
