import type { AppModule } from '../app-module.js';
import { DELETE_ORPHANED_PHOTOS, deleteOrphanedPhotos } from './photo-store.js';
import { OrderPhotoFieldsResolver, PhotosResolver } from './photos.resolver.js';
import { photoRoutes } from './photos.routes.js';
import { forgetPhotos } from './photos.service.js';

export const photosModule: AppModule = {
  resolvers: [OrderPhotoFieldsResolver, PhotosResolver],
  httpRoutes: photoRoutes,
  jobs: ({ orm, app }) => ({
    tasks: { [DELETE_ORPHANED_PHOTOS]: () => deleteOrphanedPhotos({ em: orm.em.fork(), app }) },
    crontab: app.objects ? [`*/10 * * * * ${DELETE_ORPHANED_PHOTOS}`] : [],
  }),
  cleanUp: forgetPhotos,
};
