import { receipt, upload } from '../../src/flows/receipt.builders.ts'
import { addComment, deleteComment } from '../../src/modules/comments/comments.paths.ts'
import { reportToShop } from '../../src/modules/community-reports/community-reports.paths.ts'
import { answerFollow, setBlock, setFollow, setMuted } from '../../src/modules/follows/follows.paths.ts'
import { appealDecision, decideAppeal, decideModerationCase } from '../../src/modules/moderation/queue/cases.paths.ts'
import { getModerationCase, listModerationCases, listOwnDecisions } from '../../src/modules/moderation/queue/cases.paths.ts'
import { deletePost, getPost, savePost, setLike } from '../../src/modules/posts/posts.paths.ts'
import { openProfile, saveProfile } from '../../src/modules/profiles/profiles.paths.ts'
import { audiences } from '../../src/modules/profiles/profiles.rules.ts'
import { inLetters } from '../../src/platform/in-letters.builders.ts'
import { type Day, pick, type Resident } from './street.ts'

// Members among each other: pages, posts, follows, blocks, likes, comments, reports, decisions and appeals, while processes are killed.

/** What a day among members asks of a street. */
export type Acquaintance = Pick<Day, 'ask' | 'url' | 'random' | 'operator' | 'colleague' | 'residents' | 'me'>
/** Of somebody who is a member. */
type Life = Omit<Acquaintance, 'me'> & { me: Resident }

/** Codes of pages and posts, as members learn them from each other. */
const known = new WeakMap<Resident[], { pages: Map<Resident, string>; posts: string[] }>()
export function met({ residents }: Pick<Day, 'residents'>) {
  const found = known.get(residents) ?? { pages: new Map<Resident, string>(), posts: [] }
  known.set(residents, found)
  return found
}

/** A few things that a member does among members, one after the other. */
export async function meetOthers(day: Acquaintance): Promise<void> {
  const { me } = day
  if (!me) return
  const life: Life = { ...day, me }
  await openPage(life)
  for (let left = 1 + Math.floor(day.random() * 5); left > 0; left -= 1) await pick(ACTS, day.random)(life)
}

const nameOf = ({ accountId }: { accountId: string }): string => `N ${inLetters(accountId, 12)}`

/** Two at once open one page; both are told the same code. */
async function openPage(life: Life): Promise<void> {
  const { ask, me, random } = life
  const { pages } = met(life)
  if (pages.has(me)) return
  const opened = await ask(openProfile, { nickname: nameOf(me), adult: true }, me.token)
  const code = opened.code === 200 ? opened.data.profile?.code : undefined
  if (!code) return
  pages.set(me, code)
  if (random() < 0.5) await showTo(life)
}

async function write(life: Life): Promise<void> {
  const { ask, me, random, url } = life
  const sent = await upload({ url: url() }, me.token, await receipt(), { purpose: 'post-picture' }).catch(() => undefined)
  if (sent?.code !== 200) return
  const { posts } = met(life)
  // Some lead elsewhere, and wait for a moderator.
  const body = `${pick(['It dries by itself.', 'Worn for a year.', 'Cheaper at https://other.example/shop'], random)} ${random()}`
  const wanted = { publish: true, title: `Rain ${posts.length}`, body, pictures: [sent.data.uploadId] }
  const saved = await ask(savePost, wanted, me.token)
  if (saved.code === 200) posts.push(saved.data.code)
}

const onPost = async (life: Life, does: (code: string) => Promise<unknown>): Promise<void> => {
  const { posts } = met(life)
  if (posts.length > 0) await does(pick(posts, life.random))
}
const onPage = async (life: Life, does: (code: string) => Promise<unknown>): Promise<void> => {
  const pages = [...met(life).pages.values()]
  if (pages.length > 0) await does(pick(pages, life.random))
}

/** Sometimes twice at once, as a finger does. */
const like = (life: Life): Promise<void> =>
  onPost(life, (code) => {
    const once = () => life.ask(setLike, { code, like: life.random() < 0.8 }, life.me.token)
    return life.random() < 0.2 ? Promise.all([once(), once()]) : once()
  })
const comment = (life: Life): Promise<void> =>
  onPost(life, async (code) => {
    const seen = await life.ask(getPost, { code }, life.me.token)
    const first = seen.code === 200 ? seen.data.comments[0]?.commentId : undefined
    const parentId = life.random() < 0.4 && first ? first : ''
    await life.ask(addComment, { code, parentId, text: `Which year? ${life.random()}` }, life.me.token)
  })
const removeComment = (life: Life): Promise<void> =>
  onPost(life, async (code) => {
    const seen = await life.ask(getPost, { code }, life.me.token)
    const mine = seen.code === 200 ? seen.data.comments.find(({ mayDelete }) => mayDelete) : undefined
    if (mine) await life.ask(deleteComment, { commentId: mine.commentId }, life.me.token)
  })
const remove = (life: Life): Promise<void> => onPost(life, (code) => life.ask(deletePost, { code }, life.me.token))
const follow = (life: Life): Promise<void> =>
  onPage(life, (code) => life.ask(setFollow, { code, follow: life.random() < 0.8 }, life.me.token))
const letIn = (life: Life): Promise<void> =>
  onPage(life, (code) => life.ask(answerFollow, { code, letIn: life.random() < 0.7 }, life.me.token))
const block = (life: Life): Promise<void> =>
  onPage(life, (code) => life.ask(setBlock, { code, block: life.random() < 0.6 }, life.me.token))
const mute = (life: Life): Promise<void> =>
  onPage(life, (code) => life.ask(setMuted, { code, mute: life.random() < 0.6 }, life.me.token))

function showTo({ ask, me, random }: Life): Promise<unknown> {
  const sees = { posts: pick(audiences, random), following: 'all', fans: 'all', friends: 'all', wishes: 'me' } as const
  return ask(saveProfile, { nickname: nameOf(me), bio: '', place: '', sees, indexed: true }, me.token)
}

const report = (life: Life): Promise<void> =>
  onPost(life, async (code) => {
    const seen = await life.ask(getPost, { code }, life.me.token)
    if (seen.code !== 200) return
    const said = seen.data.comments[0]
    const about =
      said && life.random() < 0.4
        ? { kind: 'comment' as const, subject: said.commentId }
        : { kind: 'post' as const, subject: code }
    await life.ask(reportToShop, { ...about, reason: 'spam', words: '' }, life.me.token)
  })

/** Two moderators decide at once on what both have before them; one of them is refused. */
async function moderate({ ask, random, operator, colleague }: Life): Promise<void> {
  const [ada, eva] = [await operator(), await colleague()]
  const { list } = (await ask(listModerationCases, { queue: 'open' }, ada)).data
  if (list.length === 0) return
  const { caseNo } = pick(list, random)
  const seen = await ask(getModerationCase, { caseNo }, ada)
  if (seen.code !== 200) return
  const { version } = seen.data
  const decide = (token: string) => {
    const decision = pick(['leave', 'leave', 'hide', 'hide', 'warn'] as const, random)
    return ask(decideModerationCase, { caseNo, version, decision, rule: 'spam' }, token)
  }
  await Promise.all(random() < 0.4 ? [decide(ada), decide(eva)] : [decide(random() < 0.5 ? ada : eva)])
}

async function appeal({ ask, me }: Life): Promise<void> {
  const found = await ask(listOwnDecisions, {}, me.token)
  const open =
    found.code === 200 ? found.data.list.find(({ state, appealUntil }) => state === 'hidden' && appealUntil !== '') : undefined
  if (open) await ask(appealDecision, { caseNo: open.caseNo, words: 'It is about rain.' }, me.token)
}

/** By whoever comes: who decided the case is refused. */
async function judge({ ask, random, operator, colleague }: Life): Promise<void> {
  const [ada, eva] = [await operator(), await colleague()]
  const { list } = (await ask(listModerationCases, { queue: 'appealed' }, ada)).data
  if (list.length === 0) return
  const { caseNo } = pick(list, random)
  const seen = await ask(getModerationCase, { caseNo }, ada)
  if (seen.code !== 200) return
  const { version } = seen.data
  const decision = pick(['uphold', 'overturn'] as const, random)
  for (const token of random() < 0.5 ? [ada, eva] : [eva, ada])
    await ask(decideAppeal, { caseNo, version, decision, words: 'Read again.' }, token)
}

const ACTS: readonly ((life: Life) => Promise<unknown>)[] = [
  ...[write, write, write, like, like, like, comment, comment, follow, follow, follow],
  ...[letIn, block, block, mute, remove, removeComment, report, report, showTo, moderate, moderate, appeal, judge],
]
