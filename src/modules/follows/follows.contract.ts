import { z } from 'zod'
import { before, PersonWire, profileCode, seenAs } from '#modules/profiles/profiles.contract.ts'
import { followLists } from './follows.rules.ts'

export const FollowInput = z.object({ code: profileCode, follow: z.boolean() })
export type FollowInput = z.input<typeof FollowInput>
export const AnswerFollowInput = z.object({ code: profileCode, letIn: z.boolean() })
export type AnswerFollowInput = z.input<typeof AnswerFollowInput>
export const BlockInput = z.object({ code: profileCode, block: z.boolean() })
export type BlockInput = z.input<typeof BlockInput>
export const MuteInput = z.object({ code: profileCode, mute: z.boolean() })
export type MuteInput = z.input<typeof MuteInput>
/** What the reader and the page are to each other from now on. */
export const BondWire = z.object({ bond: PersonWire.shape.bond })
export type BondWire = z.output<typeof BondWire>

export const PeopleInput = z.object({ code: profileCode, list: z.enum(followLists), before, as: seenAs })
export type PeopleInput = z.input<typeof PeopleInput>
/** `hidden`: the member shows this list to others than the reader. */
export const PeopleWire = z.object({ hidden: z.boolean(), list: z.array(PersonWire), next: z.string() })
export type PeopleWire = z.output<typeof PeopleWire>
