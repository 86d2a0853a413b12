import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openMediaStore } from '#platform/media/media.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { servicesOf } from './services.ts'
import { allCalls, timedTasks } from './subjects.server.ts'

const publicUrl = () => ''
const services = servicesOf(readSettings({}), publicUrl)
const { storage } = services.uploads
const media = openMediaStore(storage, '')
/** Nothing of it is run here, and nothing connected to. */
const database = openDatabase('postgres://nobody@localhost/nothing')
const tasks = timedTasks({ ...services, database, storage, media, log: createLog('silent'), publicUrl })
afterAll(() => database.close())
const twice = (names: string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at)

test('no two subjects bring the same call or the same task of the clock', () => {
  expect(twice(allCalls(services).map(({ method, path }) => `${method} ${path}`))).toEqual([])
  expect(twice(tasks.map(({ task }) => task))).toEqual([])
})

test('what is due by the minute or more often is in a lane where nothing takes long', () => {
  const late = tasks.filter(({ lane, everySeconds }) => lane === 'slow' && everySeconds <= 60)
  expect(late.map(({ task }) => task)).toEqual([])
  const slow = tasks.filter(({ lane, everySeconds }) => lane === 'fast' && everySeconds > 60)
  expect(slow.map(({ task }) => task)).toEqual([])
})
