import { communityReportText, communityText, composeText, postText } from '../../src/language/community/community.text.ts'
import { adminModerationText } from '../../src/language/moderation/admin-moderation.text.ts'
import { decisionsText } from '../../src/language/moderation/decisions.text.ts'
import { houseRuleText } from '../../src/language/moderation/house-rules.text.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { addPicture } from '../buying/received-bag.ts'
import { openProfile } from './members.ts'

/** An operator in front of what waits for the moderators. */
async function openQueue(person: Person, state: string): Promise<void> {
  await person.goTo('/admin')
  const token = await beginOperatorSession()
  await person.page.evaluate((kept) => localStorage.setItem('admin_access_token', kept), token)
  await person.goTo(`/admin/moderation${state}`)
}

const unique = (): string => Date.now().toString(36).slice(-5)

const words = '淋了三日雨，自然風乾，皮面沒有水痕。'
const PLEA = '我只談雨水，沒有提及任何人。'

/** Answers where the post is read. */
async function writePost(author: Person, title: string): Promise<string> {
  const { page, press, goTo } = author
  const own = spoken(composeText, 'zh')
  await goTo('/community/write')
  await page.getByRole('textbox', { name: own.headline }).fill(title)
  await page.getByRole('textbox', { name: own.body }).fill(words)
  await addPicture(author)
  await press(page.getByRole('button', { name: own.publish }))
  await expect(page).toHaveURL(/\/zh\/community\/post\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return new URL(page.url()).pathname.replace('/zh', '')
}

/** Where it is passed on, it shows its title and its picture. */
async function readPassedOn({ page }: Person, title: string, path: string): Promise<void> {
  const texts = spoken(postText, 'zh')
  await page.getByText(texts.share, { exact: true }).click()
  const short = await page.getByRole('textbox', { name: texts.shareWords }).inputValue()
  expect(new URL(short).pathname).toBe(`/zh/p/${path.split('/').at(-1)}`)
  // As a program that reads links does: without a session.
  const answer = await fetch(new URL(new URL(short).pathname, page.url()))
  expect(new URL(answer.url).pathname).toBe(`/zh${path}`)
  const html = await answer.text()
  const told = (name: string): string => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  expect(told('title')).toContain(title)
  const picture = await fetch(new URL(new URL(told('image')).pathname, page.url()))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
}

async function commentAndReport({ page, press, goTo }: Person, title: string, path: string): Promise<void> {
  const texts = spoken(postText, 'en')
  await goTo('/community')
  await press(page.getByRole('heading', { name: title }).getByRole('link'))
  await expect(page).toHaveURL(new RegExp(path))
  await page.getByLabel(texts.yourComment).fill('Did you use any spray?')
  await press(page.getByRole('button', { name: texts.send, exact: true }))
  await expect(page.getByText('Did you use any spray?')).toBeVisible()
  await expect(page.getByRole('heading', { name: spoken(communityText, 'en').comments(1) })).toBeVisible()
  const report = spoken(communityReportText, 'en')
  await press(page.locator('.com-acts').getByRole('link', { name: texts.report }))
  await page.getByRole('combobox', { name: report.reason }).selectOption({ label: report.spam })
  await press(page.getByRole('button', { name: report.send }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(report.sent)
}

const desk = spoken(adminModerationText, 'en')

async function hideByKeys(moderator: Person, title: string): Promise<void> {
  const { page } = moderator
  await openQueue(moderator, '')
  await page.getByRole('link', { name: new RegExp(title) }).press('Enter')
  await expect(page.getByRole('article')).toContainText(title)
  await decideByKeys(moderator)
}

/** Names the first rule and decides, by keys alone. */
async function decideByKeys({ page }: Person): Promise<void> {
  const harassment = page.getByRole('radio', { name: new RegExp(spoken(houseRuleText, 'en').harassment) })
  // The words are there a moment before the keys are listened to.
  await expect(async () => {
    await page.keyboard.press('1')
    await expect(harassment).toBeChecked({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: desk.done })).toBeVisible()
}

/** The last decision is undone by a key, and made anew. */
async function undoByKey(moderator: Person, title: string): Promise<void> {
  const { page } = moderator
  await page.keyboard.press('z')
  await expect(page.getByRole('status').filter({ hasText: desk.undone })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(title)
  await decideByKeys(moderator)
}

async function appeal({ page, press, goTo }: Person): Promise<void> {
  const decided = spoken(decisionsText, 'zh')
  await goTo('/myaccount/decisions')
  await expect(page.getByText(spoken(houseRuleText, 'zh').harassment)).toBeVisible()
  await page.getByRole('textbox', { name: decided.appeal }).fill(PLEA)
  await press(page.getByRole('button', { name: decided.send }))
  await expect(page.getByText(decided.appealed)).toBeVisible()
}

async function acceptAppeal(colleague: Person, title: string): Promise<void> {
  const { page, press } = colleague
  await openQueue(colleague, '?state=appealed')
  await press(page.getByRole('link', { name: new RegExp(title) }))
  await expect(page.getByRole('region', { name: desk.appealTitle })).toContainText(PLEA)
  await press(page.getByRole('button', { name: desk.overturn, exact: true }))
  await expect(page.getByRole('status').filter({ hasText: desk.done })).toBeVisible()
}

test('a post is written on a phone, commented, reported and hidden by keys; its author reads why, and another person decides the appeal', async ({
  shop,
}) => {
  shop.expectFault(/404/)
  const author = await shop.welcome({ language: 'zh', screen: 'phone' })
  const reader = await shop.welcome()
  const title = `雨天的手袋${unique()}`
  await openProfile(author, `晴${unique()}`)
  const path = await writePost(author, title)
  await readPassedOn(author, title, path)
  await openProfile(reader, `Rowan ${unique()}`)
  await commentAndReport(reader, title, path)
  const moderator = await shop.welcome()
  await hideByKeys(moderator, title)
  await undoByKey(moderator, title)
  await reader.goTo(path)
  await expect(reader.page.getByRole('heading', { name: title })).toHaveCount(0)
  await appeal(author)
  await acceptAppeal(await shop.welcome(), title)
  await author.goTo('/myaccount/decisions')
  await expect(author.page.getByText(exactly(spoken(decisionsText, 'zh').overturn))).toBeVisible()
  await reader.goTo(path)
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(title)
})
