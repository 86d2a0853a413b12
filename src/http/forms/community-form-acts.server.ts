import { addComment, deleteComment } from '#modules/comments/comments.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { answerFollow, setBlock, setFollow, setMuted } from '#modules/follows/follows.paths.ts'
import { afterSaving, postOfForm } from '#modules/posts/post-form.rules.ts'
import { deletePost, deletePostList, keepPost, resetForYou, savePost, setLike } from '#modules/posts/posts.paths.ts'
import type { SaveProfileInput } from '#modules/profiles/profiles.contract.ts'
import { leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { shownParts } from '#modules/profiles/profiles.rules.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Act, type Acted, at, type Form, type PageForm, pressed, step, text, texts } from './form-act.ts'

const CODE = /^[\w-]{4,40}$/
/** A code as it came, if it is one: it becomes a part of an address. */
const codeOf = (form: Form, name = 'code'): string => (CODE.test(text(form, name)) ? text(form, name) : 'none')
const postOf = (_: URLSearchParams, form: Form): string => `/community/post/${codeOf(form)}`
const memberOf = (_: URLSearchParams, form: Form): string => `/community/member/${codeOf(form)}`
const feedOf = (search: URLSearchParams, form: Form): string => {
  const query = search.size > 0 ? `?${search}` : ''
  return `/community${query}${form.has('code') ? `#p-${codeOf(form)}` : ''}`
}
const listOf = (search: URLSearchParams): string =>
  search.get('list') ? at('/community/saved', { list: search.get('list') ?? '' }) : '/community/saved'

type Next = (search: URLSearchParams, form: Form) => string
const likes = (next: Next): Readonly<Record<string, Act>> => ({
  like: step(setLike, (form) => ({ code: codeOf(form), like: true }), next),
  unlike: step(setLike, (form) => ({ code: codeOf(form), like: false }), next),
})
const follows = (next: Next): Readonly<Record<string, Act>> => ({
  follow: step(setFollow, (form) => ({ code: codeOf(form, 'member'), follow: true }), next),
  unfollow: step(setFollow, (form) => ({ code: codeOf(form, 'member'), follow: false }), next),
})

/** Forms of the community: each of its buttons is one call. */
export const communityForms: Readonly<Record<string, PageForm>> = {
  '/community': {
    form: 'feed',
    act: pressed({ ...likes(feedOf), ...follows(feedOf), reset: step(resetForYou, () => ({}), '/community?tab=forYou') }),
  },
  '/community/saved': {
    form: 'saved',
    act: pressed({
      ...likes(listOf),
      'delete-surely': step(deletePostList, (form) => texts(form, 'listId'), '/community/saved'),
    }),
  },
  '/community/post/:code': {
    form: 'post',
    act: pressed({
      ...likes(postOf),
      ...follows(postOf),
      keep: step(keepPost, (form) => ({ code: codeOf(form), keep: true, ...listOrName(form) }), postOf),
      drop: step(keepPost, (form) => ({ code: codeOf(form), keep: false }), postOf),
      comment,
      'delete-comment': step(
        deleteComment,
        (_, __, commentId) => ({ commentId }),
        (search, form) => `${postOf(search, form)}#comments`,
      ),
      'delete-surely': step(deletePost, (form) => ({ code: codeOf(form) }), '/community'),
    }),
  },
  '/community/member/:code': {
    form: 'member',
    act: pressed({
      ...likes(memberOf),
      ...follows(memberOf),
      mute: step(setMuted, (form) => ({ code: codeOf(form, 'member'), mute: true }), memberOf),
      unmute: step(setMuted, (form) => ({ code: codeOf(form, 'member'), mute: false }), memberOf),
      'block-surely': step(setBlock, (form) => ({ code: codeOf(form, 'member'), block: true }), '/community'),
    }),
  },
  '/community/write': { form: 'write', act: writePost, pictures: 'post-picture' },
  '/community/profile': {
    form: 'profile',
    pictures: 'profile-picture',
    act: pressed({
      open: step(
        openProfile,
        (form) => ({ ...texts(form, 'nickname', 'bio', 'place'), adult: form.has('adult') }),
        '/community/profile?done=opened',
      ),
      save: keepProfile,
      'let-in': step(answerFollow, (_, __, code) => ({ code, letIn: true }), '/community/profile'),
      'turn-away': step(answerFollow, (_, __, code) => ({ code, letIn: false }), '/community/profile'),
      unblock: step(setBlock, (_, __, code) => ({ code, block: false }), '/community/profile'),
      unmute: step(setMuted, (_, __, code) => ({ code, mute: false }), '/community/profile'),
      'leave-surely': step(leaveCommunity, () => ({}), '/community/profile?done=left'),
    }),
  },
  '/community/report': {
    form: 'report',
    act: step(
      reportToShop,
      (form, search) => ({
        kind: search.get('kind') ?? '',
        subject: search.get('about') ?? '',
        ...texts(form, 'reason', 'words'),
      }),
      (search) => at('/community/report', { kind: search.get('kind') ?? '', about: search.get('about') ?? '', done: 'sent' }),
    ),
  },
}

/** A list that is chosen, or a new one where none is. */
const listOrName = (form: Form): { listId: string; name: string } => {
  const listId = text(form, 'listId')
  return { listId, name: listId ? '' : text(form, 'name').trim() }
}

const idsIn = (form: Form, name: string): string[] => text(form, name).split(' ').filter(Boolean)

/** One that waits for a moderator is in no list: the page says so. */
async function comment(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const input = { text: text(form, 'text'), parentId: text(form, 'parentId'), code: codeOf(form) }
  const result = await call(addComment, input)
  const path = postOf(search, form)
  return { result, next: `${result.ok && result.data.held ? at(path, { done: 'held' }) : path}#comments` }
}

/** Pictures come by themselves, or were sent before. */
async function writePost(form: Form, call: MakeCall): Promise<Acted> {
  const result = await call(savePost, postOfForm(form))
  return { result, next: result.ok ? afterSaving(result.data) : '' }
}

/** The last picture that came is the one; none leaves it as it is. */
async function keepProfile(form: Form, call: MakeCall): Promise<Acted> {
  const sees = Object.fromEntries(shownParts.map((part) => [part, text(form, `sees-${part}`)]))
  const sent = idsIn(form, 'pictures').at(-1)
  const avatar = sent ?? (form.has('pictureOff') ? '' : undefined)
  // Whatever it holds, the call looks at it.
  const wanted = { ...texts(form, 'nickname', 'bio', 'place'), sees, indexed: form.has('indexed') } as SaveProfileInput
  return {
    result: await call(saveProfile, { ...wanted, ...(avatar === undefined ? {} : { avatar }) }),
    next: '/community/profile?done=saved',
  }
}
