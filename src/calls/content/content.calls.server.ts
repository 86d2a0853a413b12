import { releaseAgain, releaseDraft, saveHome, showHomeDraft, takeRelease } from '#flows/home/arrange-home.ts'
import { showHome } from '#flows/home/show-home.ts'
import { getHome, getResourceLocation } from '#modules/content/content.paths.ts'
import {
  contentChanged,
  getAnnouncementBar as readAnnouncementBar,
  listAnnouncements,
  saveAnnouncementBar as writeAnnouncementBar,
} from '#modules/content/index.server.ts'
import { getHomeDraft, releaseHome, releaseHomeAgain, saveHomeDraft, takeHomeRelease } from '#modules/content/admin-home.paths.ts'
import { getAnnouncementBar, saveAnnouncementBar } from '#modules/content/admin-announcements.paths.ts'
import { actorOf, type Call, type CallContext, defineCall } from '#platform/call.server.ts'
import type { Caller } from '#platform/access/sessions.server.ts'

type Editor = CallContext<Extract<Caller, { name: string }>>
const editorOf = ({ caller, language }: Editor) => ({ ...actorOf(caller), language })

/** The other processes learn of it from the outbox; this one shows it from the next page on. */
async function shownAtOnce<Output>(_: unknown, output: Output): Promise<Output> {
  contentChanged()
  return output
}

const shopCalls: Call[] = [
  defineCall(getHome, ({ tx, language }, { sexType }) => showHome(tx, sexType, language)),
  defineCall(getResourceLocation, ({ tx, language }) => listAnnouncements(tx, language)),
]

const homeCalls: Call[] = [
  defineCall(getHomeDraft, (context, { sexType }) => showHomeDraft(context.tx, sexType, editorOf(context))),
  defineCall(saveHomeDraft, (context, input) => saveHome(context.tx, editorOf(context), input)),
  defineCall(releaseHome, (context, input) => releaseDraft(context.tx, editorOf(context), input), { afterCommit: shownAtOnce }),
  defineCall(releaseHomeAgain, (context, input) => releaseAgain(context.tx, editorOf(context), input), {
    afterCommit: shownAtOnce,
  }),
  defineCall(takeHomeRelease, (context, input) => takeRelease(context.tx, editorOf(context), input)),
]

const announcementCalls: Call[] = [
  defineCall(getAnnouncementBar, ({ tx }) => readAnnouncementBar(tx)),
  defineCall(saveAnnouncementBar, ({ tx, caller }, input) => writeAnnouncementBar(tx, actorOf(caller), input), {
    afterCommit: shownAtOnce,
  }),
]

export const contentCalls: Call[] = [...shopCalls, ...homeCalls, ...announcementCalls]
