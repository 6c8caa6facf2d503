import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { useAreasQuery } from './AreasPanel.generated';
import { DeleteAreaDialog } from './DeleteAreaDialog';

afterEach(cleanup);

const Adyar = ({ onClose }: { onClose: () => void }) => {
  const area = useAreasQuery().data?.areas[0];
  return area ? <DeleteAreaDialog area={area} onClose={onClose} /> : null;
};

it('sends the version that the user saw, and after a conflict the current one', async () => {
  const message = 'Ravi changed the area in the meantime. Please review it and try again';
  const area = { __typename: 'Area', id: 'adyar', name: 'Adyar', pincodes: ['600020'], slots: [] };
  const sent: unknown[] = [];
  let version = 1;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Areas') return of({ data: { areas: [{ ...area, version }] } });
    sent.push(variables);
    if ((variables as { version: number }).version === 2)
      return of({ data: { deleteArea: { __typename: 'DeletePayload', message: 'Area deleted' } } });
    version = 2;
    return of({ errors: [{ message, extensions: { code: 'CONFLICT' } }] });
  });
  const onClose = vi.fn();
  const client = new ApolloClient({ cache: createCache(), link });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <Adyar onClose={onClose} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const remove = await screen.findByRole('button', { name: 'Delete' });
  await userEvent.click(remove);
  await screen.findByText(message);
  await waitFor(() =>
    expect((client.cache.extract() as Record<string, unknown>)['Area:adyar']).toMatchObject({
      version: 2,
    }),
  );
  await userEvent.click(remove);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    { id: 'adyar', version: 1 },
    { id: 'adyar', version: 2 },
  ]);
});
