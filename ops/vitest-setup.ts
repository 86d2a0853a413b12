import { templateVariable } from '../src/platform/test-database.server.ts'
import { useTestPostgres } from './test-postgres.ts'

/** No test reads what was written before the machine itself failed, so none of them waits for the disk at every commit. */
export default async function setup(): Promise<() => Promise<void>> {
  const leave = await useTestPostgres()
  const template = new URL(process.env[templateVariable] ?? '')
  template.searchParams.set('options', '-c synchronous_commit=off')
  process.env[templateVariable] = template.href
  return leave
}
