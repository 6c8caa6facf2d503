import { appUrl, inAppDatabase } from '../browser.js';
import { signInByApi, type StoredSession } from '../session.js';
import { ask, unique } from './office.js';

export interface Driver {
  /** Id of the employee. */
  id: string;
  name: string;
  email: string;
}

/** Creates an employee with the permissions of the driver preset. */
export async function createDriver(): Promise<Driver> {
  const name = unique('Ravi');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@staff.test`;
  await inAppDatabase(
    `with account as (insert into "user" (id, name, email, phone, role)
       values (gen_random_uuid(), $1, $2, '9840012345', 'staff') returning id)
     insert into employee (id, name, email, phone, user_id, permissions)
       select gen_random_uuid(), $1, $2, '9840012345', id,
         '{orders.pickup,orders.deliver,payments.take,rounds.drive}' from account`,
    [name, email],
  );
  const { drivers } = await ask<{ drivers: { id: string; name: string }[] }>(
    '{ drivers { id name } }',
  );
  const driver = drivers.find((one) => one.name === name);
  if (!driver) throw new Error('No driver');
  return { ...driver, email };
}

export const signInDriver = ({ email }: Driver): Promise<StoredSession> =>
  signInByApi(appUrl(), email);
