import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praya-secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const secret = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

test('a setting may be the path of a file, whose last line break is not part of it', async () => {
  const settings = readSettings({ METRICS_TOKEN_FILE: await secret('token', 'a-token-of-enough-letters\n'), LOG_LEVEL: 'warn' })
  expect([settings.METRICS_TOKEN, settings.LOG_LEVEL]).toEqual(['a-token-of-enough-letters', 'warn'])
})

test('what a file holds is checked like what the environment says, and names that need each other see it', async () => {
  const short = await secret('short', 'too-short')
  expect(() => readSettings({ METRICS_TOKEN_FILE: short })).toThrow('METRICS_TOKEN: ')
  const both = { STRIPE_SECRET_KEY_FILE: await secret('stripe', 'sk_test_12345678') }
  expect(() => readSettings(both)).toThrow('STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY')
})

test('a file that is missing, and a name that is given twice, are told of in one message', async () => {
  const token = await secret('other', 'a-token-of-enough-letters')
  const wrong = { METRICS_TOKEN_FILE: token, METRICS_TOKEN: 'another-token-of-letters', SMTP_URL_FILE: join(folder, 'none') }
  expect(() => readSettings(wrong)).toThrow(/METRICS_TOKEN: set twice, by METRICS_TOKEN_FILE too\n.*SMTP_URL_FILE: ENOENT/)
})

test('a name of no setting is left alone, whatever it ends with', () => {
  expect(readSettings({ SOMETHING_FILE: '/nowhere', TMP_FILE: '/nowhere' }).LOG_LEVEL).toBe('info')
})
