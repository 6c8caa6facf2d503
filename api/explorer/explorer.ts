import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws/client';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

type Fetcher = GraphiQLProps['fetcher'];
type Params = Parameters<Fetcher>[0];

/** Opens a separate connection, signed in with the current value of the tab Headers. */
function listen({ query, variables, operationName }: Params, headers: Headers) {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: { authorization: headers.get('authorization') ?? '' },
    retryAttempts: 0,
  });
  const asked = { query, operationName, variables: variables as Record<string, unknown> | null };
  // Errors come as JSON here and as objects there, and are shown alike.
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
      // Everything stored, including the history with its headers, ends with the tab: a token must
      // not outlive it.
      storage: sessionStorage,
      shouldPersistHeaders: false,
    }),
  );
