import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '#platform/access/permissions.ts'
import type { PictureLimits } from '#platform/media/redraw-picture.server.ts'
import type { Access } from '#platform/wire/call-path.ts'
import type { UploadPurpose } from './uploads.paths.ts'

/** Everything that is decided about a purpose. Its call, its limits, its listing and its sweep follow from here. */
export type UploadPolicy = PictureLimits & {
  sentBy: Exclude<Access, 'anyone'>
  /** Beside its owner; `everybody` finds it among the shop's pictures. */
  readers: 'everybody' | 'nobody' | Permission
  /** Which uploads `u` those with the permission read; left out: all. */
  readOnly?: RawBuilder<boolean>
  /** Whether everybody finds an upload `u` among the shop's pictures by now, though they could not at first. */
  shown?: RawBuilder<boolean>
  /** A reader who is not its owner sees who has opened it and when, all over it. */
  stamped?: boolean
  /** Whether it is known again when one like it was refused. */
  printed?: boolean
  mostBytes: number
  /** What an owner may have sent that nothing refers to yet. */
  loose: { files: number; bytes: number }
  /** Files a day from one network: an owner costs nothing to make. */
  perNetwork: number
  /** Days until a file goes that nothing refers to. */
  unusedDays: number
  /** Days until it goes even so; left out: as long as something refers to it. */
  keptDays?: number
  /** What refers to an upload `u` other than by a foreign key. */
  alsoUsedBy?: readonly RawBuilder<boolean>[]
}
/** What a subject takes in, by purpose. */
export type UploadPolicies = Readonly<Partial<Record<UploadPurpose, UploadPolicy>>>

export const MB = 1024 * 1024
/** Business records are kept for seven years (Cap. 112, section 51C). */
export const KEPT_AS_RECORDS = 7 * 366
/** Large enough to see what matters. */
export const photographs = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: 5 * MB,
  mostPixels: 50_000_000,
  keptPixels: 6_000_000,
} satisfies PictureLimits & { mostBytes: number }
/** What shops serve pictures of products as. */
export const productPhotographs = {
  types: [...photographs.types, 'image/webp', 'image/gif', 'image/avif'],
  mostPixels: 60_000_000,
  keptPixels: 9_000_000,
} satisfies PictureLimits

/** What an upload `u` is called among the shop's pictures. */
export const pictureHash = sql<string>`replace(u.upload_id::text, '-', '')`

let known: Readonly<Record<UploadPurpose, UploadPolicy>> | undefined

/** Said once for a process, by all subjects. */
export function bringUploadPolicies(all: readonly UploadPolicies[]): void {
  known = Object.assign({}, ...all) as Record<UploadPurpose, UploadPolicy>
}

/** Every purpose with what is decided about it. */
export function uploadPolicies(): Readonly<Record<UploadPurpose, UploadPolicy>> {
  if (!known) throw new Error('no subject has said what may be sent')
  return known
}

export const isPurpose = (text: string): text is UploadPurpose => Object.hasOwn(uploadPolicies(), text)
