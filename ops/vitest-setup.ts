import { useTestPostgres } from './test-postgres.ts'

export default function setup(): Promise<() => Promise<void>> {
  return useTestPostgres()
}
