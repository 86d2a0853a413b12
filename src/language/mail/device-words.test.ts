import { expect, it } from 'vitest'
import { fillWords } from '../fill-words.ts'
import { deviceWords } from './device-words.ts'
import { memberMail } from './member-mail.text.ts'

it.each([
  ['en', { device: 'Safari, iOS', network: '203.0.113.0' }, 'on Safari, iOS, from the network 203.0.113.0.'],
  ['en', { device: '', network: '' }, 'account on a device we could not identify.'],
  ['zh', { device: '', network: '203.0.113.0' }, '剛於未能識別的裝置登入，網絡為203.0.113.0。'],
] as const)('a new sign-in is told in a whole sentence (%s, %o)', (language, on, words) =>
  expect(
    fillWords(memberMail.newDevice[language].body, { shop: 'Praya', 店名: 'Praya', ...deviceWords(on, language) }),
  ).toContain(words),
)
