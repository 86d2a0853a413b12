import { releaseAgain, releaseDraft, saveHome, showHomeDraft, takeRelease } from '#flows/home/arrange-home.ts'
import { showHome } from '#flows/home/show-home.ts'
import { ResourceLocationWire, SideInput } from '#modules/content/content.contract.ts'
import { getHome, getResourceLocation } from '#modules/content/content.paths.ts'
import {
  HomeDraftInput,
  HomeDraftWire,
  HomeWire,
  ReleaseAgainInput,
  ReleaseHomeInput,
  SaveHomeInput,
  TakeReleaseInput,
} from '#modules/content/home.contract.ts'
import {
  contentChanged,
  getAnnouncementBar as readAnnouncementBar,
  listAnnouncements,
  saveAnnouncementBar as writeAnnouncementBar,
} from '#modules/content/index.server.ts'
import { AnnouncementBarWire, SaveAnnouncementsInput } from '#modules/content/announcement.contract.ts'
import { getHomeDraft, releaseHome, releaseHomeAgain, saveHomeDraft, takeHomeRelease } from '#modules/content/admin-home.paths.ts'
import { getAnnouncementBar, saveAnnouncementBar } from '#modules/content/admin-announcements.paths.ts'
import { actorOf, type Call, type CallContext, defineCall } from '#platform/call.server.ts'
import type { Caller } from '#platform/access/sessions.server.ts'
import { z } from 'zod'

const access = 'anyone'
const admin = 'arrange-home'
type Editor = CallContext<Extract<Caller, { name: string }>>
const editorOf = ({ caller, language }: Editor) => ({ ...actorOf(caller), language })

/** The other processes learn of it from the outbox; this one shows it from the next page on. */
async function shownAtOnce<Output>(_: unknown, output: Output): Promise<Output> {
  contentChanged()
  return output
}

const shopCalls: Call[] = [
  defineCall(getHome, {
    access,
    input: SideInput,
    output: HomeWire,
    run: ({ tx, language }, { sexType }) => showHome(tx, sexType, language),
  }),
  defineCall(getResourceLocation, {
    access,
    input: SideInput,
    output: ResourceLocationWire,
    run: ({ tx, language }) => listAnnouncements(tx, language),
  }),
]

const homeCalls: Call[] = [
  defineCall(getHomeDraft, {
    access: admin,
    input: HomeDraftInput,
    output: HomeDraftWire,
    run: (context, { sexType }) => showHomeDraft(context.tx, sexType, editorOf(context)),
  }),
  defineCall(saveHomeDraft, {
    access: admin,
    input: SaveHomeInput,
    output: HomeDraftWire,
    run: (context, input) => saveHome(context.tx, editorOf(context), input),
  }),
  defineCall(releaseHome, {
    access: admin,
    input: ReleaseHomeInput,
    output: HomeDraftWire,
    run: (context, input) => releaseDraft(context.tx, editorOf(context), input),
    afterCommit: shownAtOnce,
  }),
  defineCall(releaseHomeAgain, {
    access: admin,
    input: ReleaseAgainInput,
    output: HomeDraftWire,
    run: (context, input) => releaseAgain(context.tx, editorOf(context), input),
    afterCommit: shownAtOnce,
  }),
  defineCall(takeHomeRelease, {
    access: admin,
    input: TakeReleaseInput,
    output: HomeDraftWire,
    run: (context, input) => takeRelease(context.tx, editorOf(context), input),
  }),
]

const announcementCalls: Call[] = [
  defineCall(getAnnouncementBar, {
    access: admin,
    input: z.object({}),
    output: AnnouncementBarWire,
    run: ({ tx }) => readAnnouncementBar(tx),
  }),
  defineCall(saveAnnouncementBar, {
    access: admin,
    input: SaveAnnouncementsInput,
    output: AnnouncementBarWire,
    run: ({ tx, caller }, input) => writeAnnouncementBar(tx, actorOf(caller), input),
    afterCommit: shownAtOnce,
  }),
]

export const contentCalls: Call[] = [...shopCalls, ...homeCalls, ...announcementCalls]
