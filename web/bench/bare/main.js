// The page that the app is compared with: the same libraries, one button and one field.
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ uri: '/graphql' }),
});

const CLOTHS = gql`
  {
    cloths {
      id
      name
    }
  }
`;

function Page() {
  const { data } = useQuery(CLOTHS);
  return h('div', {}, [
    h('h1', { key: 1 }, `Cloth types: ${data?.cloths.length ?? ''}`),
    h(TextField, { key: 2, label: 'Name' }),
    h(Button, { key: 3, variant: 'contained' }, 'Save'),
  ]);
}

const router = createBrowserRouter([{ path: '*', element: h(Page) }]);
createRoot(document.getElementById('root')).render(
  h(ApolloProvider, { client }, h(RouterProvider, { router })),
);
