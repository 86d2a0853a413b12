import { demoMember } from '../../demo/sign-ins.ts'
import { adminPointsText } from '../../src/language/admin/rewards/admin-points.text.ts'
import { adminInvitationsText } from '../../src/language/admin/campaigns/admin-invitations.text.ts'
import { adminBalancesText } from '../../src/language/admin/books/admin-balances.text.ts'
import { adminLedgerText } from '../../src/language/admin/books/admin-ledger.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'
import { walkDialog } from './walk-dialog.ts'

/** What waits for somebody to look, whom one member has brought, and the question before a branch is ended. */
export async function walkInvitations(person: Person, look: Look, accountId: string): Promise<void> {
  const texts = spoken(adminInvitationsText, person.language)
  await person.goTo('/admin/invitations')
  await expect(person.page.getByRole('main').getByText(texts.noneTitle)).toBeVisible()
  await look('invitations in the office')
  await person.goTo(`/admin/invitations/${accountId}`)
  await expect(person.page.getByRole('heading', { name: texts.below, exact: true })).toBeVisible()
  await look('invitations of a member')
  await walkDialog(person, texts.end, texts.end, () => look('dialog that ends a branch'))
}

/** The demo's member once more: what they have to spend, and the question before it is corrected. */
export async function walkPoints(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminPointsText, language)
  await person.goTo(`/admin/points?word=${demoMember.email}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await look('points in the office')
  await press(page.getByRole('table').getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${demoMember.firstName} ${demoMember.lastName}`)
  await look('points of a member in the office')
  await walkDialog(person, texts.correct, texts.correct, () => look('dialog that corrects points'))
}

/** What members have, and the books themselves. */
export async function walkBooks(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  const balances = spoken(adminBalancesText, language)
  const books = spoken(adminLedgerText, language)
  await person.goTo(`/admin/money/balances?word=${demoMember.email}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await look('balances')
  await press(page.getByRole('table').getByRole('link'))
  await expect(page.getByRole('button', { name: balances.give })).toBeVisible()
  await look('balance of a member')
  await walkDialog(person, balances.give, balances.give, () => look('dialog with goodwill'))
  await person.goTo('/admin/money/ledger')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(books.title)
  await look('ledger')
  await press(page.getByRole('link', { name: books.all }))
  await expect(page.getByRole('search', { name: books.entries })).toBeVisible()
  await look('postings')
}
