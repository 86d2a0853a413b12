import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import {
  listSignIns,
  recoverPassword,
  register,
  sendSignInCode,
  signInWithCode,
  signInWithPassword,
} from '#modules/members/sign-in.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askForCode, codeSentTo, join, lastMailTo, lastSmsTo, PASSWORD } from './sign-in.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const someone = (): string => `${newId()}@mail.test`

describe('whoever is new', () => {
  test('opens an account with a code alone where the terms are agreed to', async () => {
    const [token, email] = [await shop.visitor(), someone()]
    const code = await askForCode(shop, token, email)
    const { code: said, data } = await shop.ask(signInWithCode, { email, code, agreed: true }, { token })
    expect([said, data.isNew]).toEqual([200, true])
    expect((await shop.ask(getDetails, {}, { token: data.token ?? '' })).data).toMatchObject({ account: data.account, email })
  })

  test('is asked for a name first where they are not, and opens it with the proof the code has left, once', async () => {
    const [token, email] = [await shop.visitor(), someone()]
    const code = await askForCode(shop, token, email)
    const { data: first } = await shop.ask(signInWithCode, { email, code }, { token })
    expect(first).toMatchObject({ isNew: true, token: null, proof: expect.any(String) })
    const wanted = { email, proof: first.proof ?? '', firstName: 'Wai Ching', lastName: 'Lo' }
    expect(await shop.ask(register, wanted, { token })).toMatchObject({
      code: refusals.TERMS_NEEDED.code,
      data: { field: 'agreed' },
    })
    const { data } = await shop.ask(register, { ...wanted, agreed: true }, { token })
    expect((await shop.ask(getDetails, {}, { token: data.token })).data).toMatchObject({ firstName: 'Wai Ching', lastName: 'Lo' })
    const again = await shop.ask(register, { ...wanted, agreed: true }, { token: await shop.visitor() })
    expect(again.code).toBe(refusals.PROOF_OVER.code)
  })

  test.each([
    ['no letter', '123456!'],
    ['no digit', 'abcdef!'],
    ['no other sign', 'abcdef1'],
    ['too short', 'ab12!'],
    ['nineteen characters', 'Abcdefghijklmno-123'],
    ['fifty thousand characters', `a1!${'x'.repeat(50_000)}`],
  ])('may not choose a password with %s', async (_, password) => {
    const answer = await shop.ask(
      register,
      { email: someone(), code: '123456', password, agreed: true },
      { token: await shop.visitor() },
    )
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'password' } })
  })

  test.each(['Password1!', 'Qwerty123!', 'abc123!'])('may not choose %s, which everybody tries first', async (password) => {
    const answer = await shop.ask(
      register,
      { email: someone(), code: '123456', password, agreed: true },
      { token: await shop.visitor() },
    )
    expect(answer).toMatchObject({ code: refusals.PASSWORD_GUESSABLE.code, data: { field: 'password' } })
  })

  test('is told of both names and of the password at once', async () => {
    const typed = { firstName: 'Bartholomew-John', lastName: '歐陽一二三四', password: 'short' }
    const answer = await shop.ask(
      register,
      { email: someone(), code: '123456', agreed: true, ...typed },
      { token: await shop.visitor() },
    )
    const said = expect.any(String)
    expect(answer).toMatchObject({ data: { fields: { firstName: said, lastName: said, password: said } } })
  })

  test('keeps a password exactly as it was typed: emoji, leading blanks and all', async () => {
    const email = someone()
    const token = await shop.visitor()
    const password = '  kaleidoscope-7 😀'
    const code = await askForCode(shop, token, email)
    await shop.ask(register, { email, code, password, agreed: true }, { token })
    expect((await shop.ask(signInWithPassword, { email, password }, {})).code).toBe(200)
    for (const other of [password.trim(), password.slice(0, -2), `${password} `])
      expect((await shop.ask(signInWithPassword, { email, password: other }, {})).code).toBe(refusals.MEMBER_UNKNOWN.code)
  })
})

describe('a member', () => {
  test('comes in with the password, whatever the case of the address, on a session of its own', async () => {
    const { email, token } = await join(shop)
    const { data } = await shop.ask(signInWithPassword, { email: ` ${email.toUpperCase()} `, password: PASSWORD }, {})
    expect(data.token).not.toBe(token)
    expect((await shop.ask(listSignIns, {}, { token: data.token })).data.list).toHaveLength(2)
  })

  test('comes in with a code, on the page where it was asked for and nowhere else', async () => {
    const { email, account } = await join(shop)
    const [here, elsewhere] = [await shop.visitor(), await shop.visitor()]
    const code = await askForCode(shop, here, email)
    expect((await shop.ask(signInWithCode, { email, code }, { token: elsewhere })).code).toBe(refusals.CODE_OVER.code)
    expect((await shop.ask(signInWithCode, { email: someone(), code }, { token: here })).code).toBe(refusals.CODE_OVER.code)
    const recovery = { email, code, password: 'Ferry-at-noon-3' }
    expect((await shop.ask(recoverPassword, recovery, { token: here })).code).toBe(refusals.CODE_OVER.code)
    expect((await shop.ask(signInWithCode, { email, code }, { token: here })).data).toMatchObject({ isNew: false, account })
    const late = await shop.ask(signInWithCode, { email, code }, { token: await shop.visitor() })
    expect(late.code).toBe(refusals.CODE_OVER.code)
  })

  test('who typed a code wrongly is told how many tries are left; after five, even the right one is over', async () => {
    const [token, email] = [await shop.visitor(), someone()]
    const code = await askForCode(shop, token, email)
    const wrong = code === '000000' ? '111111' : '000000'
    const left: unknown[] = []
    for (let at = 0; at < 5; at += 1) {
      const answer = await shop.ask(signInWithCode, { email, code: wrong }, { token })
      left.push('triesLeft' in answer.data ? answer.data.triesLeft : answer.code)
    }
    expect(left).toEqual([4, 3, 2, 1, refusals.CODE_OVER.code])
    expect((await shop.ask(signInWithCode, { email, code }, { token })).code).toBe(refusals.CODE_OVER.code)
  })

  test('of all codes tried at once only five are looked at', async () => {
    const [token, email] = [await shop.visitor(), someone()]
    const code = await askForCode(shop, token, email)
    const guesses = Array.from({ length: 60 }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'))
    const answers = await Promise.all(guesses.map((guess) => shop.ask(signInWithCode, { email, code: guess }, { token })))
    expect(answers.filter((answer) => answer.code === refusals.CODE_WRONG.code)).toHaveLength(4)
    expect((await shop.ask(signInWithCode, { email, code }, { token })).code).toBe(refusals.CODE_OVER.code)
  })
})

describe('who is a member', () => {
  test('is not to be seen from the answers to a password or to a code', async () => {
    const { email } = await join(shop)
    const wrong = async (address: string) => shop.ask(signInWithPassword, { email: address, password: 'Wrong-pass-9' }, {})
    expect(await wrong(email)).toEqual(await wrong(someone()))
    const sent = async (address: string, purpose: 'sign-in' | 'recover') =>
      (await shop.ask(sendSignInCode, { email: address, purpose }, { token: await shop.visitor() })).data
    for (const purpose of ['sign-in', 'recover'] as const) {
      const unknown = someone()
      const [one, other] = [await sent(email, purpose), await sent(unknown, purpose)]
      expect({ ...one, sentTo: '' }).toEqual({ ...other, sentTo: '' })
    }
  })

  test('a new password for an unknown address: the address is told that no account has it, and no code is right', async () => {
    const [token, email] = [await shop.visitor(), someone()]
    await shop.ask(sendSignInCode, { email, purpose: 'recover' }, { token })
    expect(await codeSentTo(shop, email)).toBe('')
    expect((await lastMailTo(shop, email)).subject).toBe('No praya account has this address')
  })
})

test('a new password ends every session, opens one here, and is told to the contact', async () => {
  const { email, token: old } = await join(shop)
  const here = await shop.visitor()
  const code = await askForCode(shop, here, email, 'recover')
  const password = 'Ferry-at-noon-3'
  const { data } = await shop.ask(recoverPassword, { email, code, password }, { token: here })
  expect((await shop.ask(listSignIns, {}, { token: old })).code).toBe(refusals.SESSION_INVALID.code)
  expect((await shop.ask(listSignIns, {}, { token: data.token })).data.list).toHaveLength(1)
  expect((await shop.ask(signInWithPassword, { email, password: PASSWORD }, {})).code).toBe(refusals.MEMBER_UNKNOWN.code)
  expect((await shop.ask(signInWithPassword, { email, password }, {})).code).toBe(200)
})

describe('a code to a number', () => {
  const ask = async (areaNum: string, mobile: string) =>
    shop.ask(sendSignInCode, { areaNum, mobile }, { token: await shop.visitor() })

  test.each([
    ['+852', '9123 4567'],
    ['+853', '6612-3456'],
    ['+86', '138 0013 8000'],
    ['+886', '0912 345 678'],
    ['+44', '+852 9123 5678'],
    ['+852', '(852) 9123-6789'],
    ['+852', '00853 6612 4567'],
  ])('%s %s is sent', async (areaNum, mobile) => {
    expect((await ask(areaNum, mobile)).code).toBe(200)
    const number = (/85[23]/.test(mobile) ? '+' : areaNum) + mobile.replace(/^0+|\D/g, '')
    expect(await lastSmsTo(shop, number)).toMatch(/\b\d{6}\b/)
  })

  test('goes to no country that is not on the shop’s list', async () => {
    expect(await ask('+84', '912 345 678')).toMatchObject({ code: refusals.SMS_COUNTRY.code })
  })

  test.each([
    ['+852', '912345'],
    ['+852', '2123 4567'],
    ['+853', '2812 3456'],
    ['+999', '9123 4567'],
  ])('%s %s is refused beside the field: no message can reach it', async (areaNum, mobile) => {
    expect(await ask(areaNum, mobile)).toMatchObject({
      code: refusals.BAD_INPUT.code,
      data: { field: 'mobile', fields: { mobile: expect.any(String) } },
    })
  })
})
