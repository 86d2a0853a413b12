import { accountFrameText } from '../../src/language/account/address-book.text.ts'
import { sellerScopeText, sellerTeamText, sellerWelcomeText } from '../../src/language/seller/seller-team.text.ts'
import { sellerText, sellerTodayText } from '../../src/language/seller/seller.text.ts'
import { startAsMember } from '../account/members.ts'
import { invitationSentTo } from '../shop-database.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { enterAsSeller } from './sellers.ts'

test('the seller centre leads strangers to sign in, and members without a shop to what sellers get', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, goTo } = person
  await page.goto('/seller/team')
  await expect(page).toHaveURL(/\/member\/login\?back=%2Fseller%2Fteam$/)
  // Away from sign-in, which leads on by itself after that.
  await goTo('/statement/delivery')
  await startAsMember(person)
  await goTo('/myaccount')
  await expect(page.getByRole('link', { name: accountFrameText.orders.en, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: accountFrameText.shop.en, exact: true })).toHaveCount(0)
  await page.goto('/seller')
  await expect(page).toHaveURL(/\/merchantpartnership$/)
})

test('from their account an owner enters the shop and changes what a colleague may manage', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page, press, goTo, language } = person
  const texts = spoken(sellerTeamText, language)
  const scopes = spoken(sellerScopeText, language)
  await goTo('/statement/delivery')
  await enterAsSeller(person, 'lantern@praya.test')
  await goTo('/myaccount')
  await press(page.getByRole('link', { name: accountFrameText.shop.zh, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: sellerTodayText.title.zh })).toBeVisible()
  await press(page.getByRole('navigation', { name: sellerText.parts.zh }).getByRole('link', { name: texts.title }))
  const colleague = page.getByRole('row', { name: /Mak/ })
  await expect(colleague).toContainText(`${scopes.offer}、${scopes.ship}`)
  await press(colleague.getByRole('button', { name: texts.change }))
  await press(page.getByRole('checkbox', { name: scopes.talk }))
  await press(page.getByRole('button', { name: texts.save, exact: true }))
  await expect(colleague).toContainText(`${scopes.offer}、${scopes.ship}、${scopes.talk}`)
})

test('whoever acts for two shops chooses one, and is shown what they may do there', async ({ shop }) => {
  const person = await shop.welcome()
  const { page, goTo } = person
  await goTo('/statement/delivery')
  await enterAsSeller(person, 'yatho@praya.test')
  await goTo('/seller')
  const choice = page.getByRole('banner').getByRole('combobox', { name: sellerText.shop.en })
  await choice.selectOption('Maison Ostrya Hong Kong')
  await expect(page.getByRole('main')).toContainText('Maison Ostrya Hong Kong')
  await page.reload()
  await expect(choice.locator(':checked')).toHaveText('Maison Ostrya Hong Kong')
  await goTo('/seller/team')
  await expect(page.getByRole('heading', { name: sellerText.notPermittedTitle.en })).toBeVisible()
})

test('a colleague who is invited by mail signs in, accepts, and works in the shop from then on', async ({ shop }) => {
  const owner = await shop.welcome({ language: 'zh', screen: 'phone' })
  const texts = spoken(sellerTeamText, 'zh')
  const welcome = spoken(sellerWelcomeText, 'zh')
  await owner.goTo('/statement/delivery')
  await enterAsSeller(owner, 'lantern@praya.test')
  await owner.goTo('/seller/team')
  await owner.press(owner.page.getByRole('button', { name: texts.invite }))
  const email = `kit.${Date.now()}@example.com`
  await owner.page.getByLabel(texts.email).fill(email)
  await owner.press(owner.page.getByRole('checkbox', { name: sellerScopeText.ship.zh }))
  await owner.press(owner.page.getByRole('button', { name: texts.sendInvitation }))
  await expect(owner.page.getByRole('listitem').filter({ hasText: email })).toContainText(sellerScopeText.ship.zh)
  const guest = await shop.welcome({ language: 'zh' })
  await guest.page.goto(await invitationSentTo(email))
  await expect(guest.page.getByRole('link', { name: welcome.signIn })).toHaveAttribute(
    'href',
    /\/zh\/member\/login\?back=%2Fzh%2Fseller%2Fwelcome$/,
  )
  await startAsMember(guest)
  await guest.goTo('/seller/welcome')
  await guest.press(guest.page.getByRole('button', { name: welcome.accept }))
  await expect(guest.page.getByRole('heading', { level: 1, name: sellerTodayText.title.zh })).toBeVisible()
  await owner.page.reload()
  await expect(owner.page.getByText(email)).toHaveCount(0)
})
