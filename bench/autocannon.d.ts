declare module 'autocannon' {
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export type Request = {
    method?: 'GET' | 'POST'
    path: string
    body?: string
    headers?: Record<string, string>
    setupRequest?: (request: Request) => Request
  }
  type Options = {
    url: string
    connections?: number
    duration?: number
    headers?: Record<string, string>
    requests?: Request[]
  }
  export default function autocannon(options: Options): Promise<Result>
}
