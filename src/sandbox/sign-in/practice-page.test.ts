import { expect, test } from 'vitest'
import { STAND_IN_STYLE_PATH } from '#sandbox/stand-in/stand-in-page.server.ts'
import { practicePage, practiceStyle } from './practice-page.server.ts'

test.each([
  ['en.x', 'Practice', 'Google'],
  ['zh.x', '測試', 'Google'],
])('a page to sign in with wears what all practice pages wear, and says that it is one: %s', (state, said, name) => {
  const page = practicePage('google', { state })
  expect(page).toContain(`href="${STAND_IN_STYLE_PATH}"`)
  expect(page).toContain(`<p class="practice">${said}</p><h1>${name}</h1>`)
  expect(practiceStyle).not.toMatch(/font(-family)?:(?!inherit)/)
})
