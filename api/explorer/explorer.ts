import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const fetcher: GraphiQLProps['fetcher'] = async (params, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options?.headers },
    body: JSON.stringify(params),
  });
  return (await response.json()) as Record<string, unknown>;
};

const QUERY = `# The catalogue is open to everybody.
query Catalogue {
  cloths {
    id
    name
    price
  }
}

# Put the token of verifyLogin into the tab Headers to see yourself.
query Me {
  me {
    name
    role
    addresses {
      address
      city
    }
  }
}
`;

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(
    createElement(GraphiQL, {
      fetcher,
      defaultQuery: QUERY,
      defaultHeaders: '{\n  "Authorization": "Bearer "\n}',
      defaultEditorToolsVisibility: 'headers',
      // What is kept, the history with its headers too, goes with the tab: a token must not outlive it.
      storage: sessionStorage,
      shouldPersistHeaders: false,
    }),
  );
