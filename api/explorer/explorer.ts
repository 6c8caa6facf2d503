import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws/client';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

type Fetcher = GraphiQLProps['fetcher'];
type Params = Parameters<Fetcher>[0];

/** Opens a separate connection for a subscription, with the headers of the tab Headers. */
function listen({ query, variables, operationName }: Params, headers: Headers) {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: { authorization: headers.get('authorization') ?? '' },
    retryAttempts: 0,
  });
  const asked = { query, operationName, variables: variables as Record<string, unknown> | null };
  // Errors are JSON here and objects in GraphiQL's type; both are shown in the same way.
  return client.iterate(asked) as unknown as AsyncIterableIterator<ExecutionResult>;
}

const fetcher: Fetcher = async (params, options) => {
  const asked = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
  if (asked?.operation === OperationTypeNode.SUBSCRIPTION)
    return listen(params, new Headers(options?.headers));
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options?.headers },
    body: JSON.stringify(params),
  });
  return (await response.json()) as ExecutionResult;
};

const QUERY = `# The catalogue is open to everybody.
query Catalogue {
  cloths {
    id
    name
    price
  }
}

# Put the token of signInWithCode into the tab Headers to see yourself.
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
      // The query history with its headers is stored only until the tab closes, because it can
      // contain a token.
      storage: sessionStorage,
      shouldPersistHeaders: false,
    }),
  );
