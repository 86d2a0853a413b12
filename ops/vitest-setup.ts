import type { TestProject } from 'vitest/node'
import { PATIENCE_MS, templateVariable } from '../src/platform/test-database.server.ts'
import { useTestPostgres } from './test-postgres.ts'

/**
 * No test reads what was written before the machine itself failed, so none of them waits for the disk: not at every commit, nor
 * for a whole database to lie there before it may be dropped, which took seconds for every file. In a whole run it lies in memory,
 * where that can be had: each file of tests has a copy of the template, and copying its 1,400 files on a disk takes most of a second.
 */
export default async function setup({ name }: TestProject): Promise<() => Promise<void>> {
  const leave = await useTestPostgres({ server: `test-postgres-${name}`, waitsForDisk: false, folder: process.env.TEST_MEMORY })
  const template = new URL(process.env[templateVariable] ?? '')
  template.searchParams.set('options', '-c synchronous_commit=off')
  // A shop gives a statement up after eight seconds. A busy machine may need them for one that is quick elsewhere.
  template.searchParams.set('query_timeout', String(PATIENCE_MS))
  process.env[templateVariable] = template.href
  return leave
}
