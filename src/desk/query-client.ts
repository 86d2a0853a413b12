import { QueryClient } from '@tanstack/react-query'

const REFRESH_MS = 15_000

/** What an operator has looked at; emptied when the session ends. A call says itself when the shop is away, and has repeated itself by then. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, refetchInterval: REFRESH_MS },
    mutations: { networkMode: 'always', retry: false },
  },
})
