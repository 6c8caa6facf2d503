import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Context, signedIn } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { listLoader } from '../graphql/data-loaders.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { actorFor } from '../orders/timeline/timeline.policy.js';
import { Actor } from '../users/actor.js';
import { MAX_PHOTOS, OrderPhoto } from './order-photo.entity.js';
import { mayRemove } from './photos.policy.js';
import { type PhotoRow, photosOf } from './photos.queries.js';

const loadPhotos = listLoader(photosOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class PhotosResolver {
  @ListSize(3)
  @FieldResolver(() => [OrderPhoto], {
    description: `Photos of the order, oldest first; at most ${MAX_PHOTOS}. Add and delete them over REST: POST and DELETE below \`/api/orders/{id}/photos\`. Each is deleted a year after it was added.`,
  })
  photos(@Root() order: OrderRow, @Ctx() context: Context) {
    return loadPhotos(context, order.id);
  }
}

@Resolver(() => OrderPhoto)
export class OrderPhotoFieldsResolver {
  @FieldResolver(() => Actor, {
    nullable: true,
    description: 'The user who added the photo; null for customers if staff added it.',
  })
  addedBy(@Root() photo: PhotoRow, @Ctx() { viewer }: Context): Actor | null {
    return actorFor(viewer, photo);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether you may remove the photo: you added it within the last 24 hours, or you are an admin.',
  })
  removable(@Root() photo: PhotoRow, @Ctx() context: Context): boolean {
    return mayRemove(signedIn(context), { addedBy: photo.actorId, at: photo.at });
  }
}
