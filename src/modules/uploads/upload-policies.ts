import { type RawBuilder, sql } from 'kysely'
import type { PictureLimits } from '#platform/media/redraw-picture.server.ts'
import type { Permission } from '#platform/access/permissions.ts'
import type { UploadPurpose } from './uploads.paths.ts'

export type UploadPolicy = PictureLimits & {
  /** Beside its owner; `everybody` finds it among the shop's pictures. */
  readers: 'everybody' | 'nobody' | Permission
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
  alsoUsedBy?: RawBuilder<boolean>
}

const MB = 1024 * 1024
const types = ['image/jpeg', 'image/png'] as const
/** What shops serve pictures of products as. */
const anyType = [...types, 'image/webp', 'image/gif', 'image/avif'] as const
const hash = sql`replace(u.upload_id::text, '-', '')`

/** Everything that is decided about a purpose. Its call, its limits, its listing and its sweep follow from here. */
export const uploadPolicies: Record<UploadPurpose, UploadPolicy> = {
  receipt: {
    readers: 'read-receipts',
    types,
    mostBytes: 2 * MB,
    mostPixels: 16_000_000,
    keptPixels: 6_000_000,
    loose: { files: 10, bytes: 20 * MB },
    perNetwork: 200,
    unusedDays: 1,
    // Business records are kept for seven years (Cap. 112, section 51C).
    keptDays: 7 * 366,
  },
  avatar: {
    // Their owner's alone.
    readers: 'nobody',
    types,
    mostBytes: 2 * MB,
    mostPixels: 16_000_000,
    keptPixels: 512 * 512,
    loose: { files: 5, bytes: 10 * MB },
    perNetwork: 200,
    unusedDays: 1,
  },
  'shop-picture': {
    readers: 'everybody',
    types,
    mostBytes: 10 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 200, bytes: 400 * MB },
    perNetwork: 2_000,
    // An arrangement may lie open for days before it is saved.
    unusedDays: 30,
    alsoUsedBy: sql<boolean>`(exists (select from home_drafts h where strpos(h.blocks::text, ${hash}) > 0)
      or exists (select from storefront_parts f where strpos(f.document::text, ${hash}) > 0)
      or exists (select from home_releases h where strpos(h.blocks::text, ${hash}) > 0)
      or exists (select from settings s where s.name = 'shop' and strpos(s.value::text, ${hash}) > 0)
      or exists (select from media m where m.media_hash = ${hash}))`,
  },
  'product-picture': {
    readers: 'everybody',
    types: anyType,
    mostBytes: 20 * MB,
    mostPixels: 60_000_000,
    keptPixels: 9_000_000,
    loose: { files: 2_000, bytes: 8_000 * MB },
    perNetwork: 20_000,
    // A draft may lie open for days before it is saved.
    unusedDays: 30,
    alsoUsedBy: sql<boolean>`(exists (select from product_drafts d where strpos(d.document::text, ${hash}) > 0)
      or exists (select from media m where m.media_hash = ${hash}))`,
  },
  'listing-picture': {
    readers: 'everybody',
    types: anyType,
    mostBytes: 10 * MB,
    mostPixels: 60_000_000,
    keptPixels: 9_000_000,
    loose: { files: 200, bytes: 800 * MB },
    perNetwork: 2_000,
    unusedDays: 2,
    alsoUsedBy: sql<boolean>`(exists (select from proposal_contents r where strpos(r.content, ${hash}) > 0)
      or exists (select from product_drafts d where strpos(d.document::text, ${hash}) > 0)
      or exists (select from media m where m.media_hash = ${hash}))`,
  },
  // Of the very item that is offered, where it is not new.
  'offer-picture': {
    readers: 'everybody',
    types,
    mostBytes: 10 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 2_000,
    unusedDays: 2,
  },
  'brand-picture': {
    readers: 'everybody',
    types,
    mostBytes: 10 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 100, bytes: 400 * MB },
    perNetwork: 2_000,
    unusedDays: 2,
    alsoUsedBy: sql<boolean>`(exists (select from brands b where strpos(coalesce(b.logo::text, '') || coalesce(b.hero::text, ''), ${hash}) > 0)
      or exists (select from media m where m.media_hash = ${hash}))`,
  },
  authentication: {
    // They stand on the certificate, which whoever holds the piece may see; that they are there, nobody finds out without it.
    readers: 'everybody',
    types,
    mostBytes: 10 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 5_000,
    unusedDays: 2,
  },
  review: {
    readers: 'keep-reviews',
    // They stand on the product's page once somebody has read the review, and as long as it is shown.
    shown: sql<boolean>`exists (select from review_pictures i join reviews r using (review_id)
      where i.upload_id = u.upload_id and r.state = 'approved')`,
    printed: true,
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 3_000_000,
    loose: { files: 9, bytes: 45 * MB },
    perNetwork: 200,
    unusedDays: 1,
  },
  claim: {
    readers: 'read-orders',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 12, bytes: 60 * MB },
    perNetwork: 200,
    unusedDays: 1,
    // As long as the order it is about.
    keptDays: 7 * 366,
  },
  return: {
    readers: 'read-orders',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 12, bytes: 60 * MB },
    perNetwork: 200,
    unusedDays: 1,
    keptDays: 7 * 366,
  },
  inspection: {
    readers: 'read-orders',
    types,
    mostBytes: 10 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 5_000,
    unusedDays: 2,
    keptDays: 7 * 366,
  },
  'post-picture': {
    readers: 'moderate',
    // Among the shop's pictures as long as its post is shown; a new one nobody can guess.
    shown: sql<boolean>`exists (select from shown_post_pictures i where i.upload_id = u.upload_id)`,
    printed: true,
    types,
    mostBytes: 10 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 30, bytes: 150 * MB },
    perNetwork: 400,
    // A draft may lie open for days before it is saved.
    unusedDays: 2,
  },
  'profile-picture': {
    readers: 'moderate',
    shown: sql<boolean>`exists (select from profile_card p where p.avatar_upload = u.upload_id and p.is_open)`,
    printed: true,
    types,
    mostBytes: 2 * MB,
    mostPixels: 16_000_000,
    keptPixels: 512 * 512,
    loose: { files: 5, bytes: 10 * MB },
    perNetwork: 200,
    unusedDays: 1,
    // One that waits for a moderator is not on the page yet.
    alsoUsedBy: sql<boolean>`exists (select from waiting_pictures w where w.upload_id = u.upload_id)`,
  },
  // Who is in the conversation reads them there, and nobody by their ids.
  conversation: {
    readers: 'nobody',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 12, bytes: 60 * MB },
    perNetwork: 400,
    unusedDays: 1,
  },
  answer: {
    readers: 'nobody',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 5_000,
    unusedDays: 1,
  },
  'seller-answer': {
    readers: 'read-orders',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 24, bytes: 120 * MB },
    perNetwork: 400,
    unusedDays: 2,
    keptDays: 7 * 366,
  },
  // As it was when its merchant sent it, for the bench to compare.
  'sent-item': {
    readers: 'authenticate',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 60, bytes: 300 * MB },
    perNetwork: 400,
    unusedDays: 2,
    keptDays: 7 * 366,
  },
  // Of what is looked for, and of what was found: who asks and who finds it read it there.
  sourcing: {
    readers: 'read-orders',
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 6_000_000,
    loose: { files: 18, bytes: 90 * MB },
    perNetwork: 400,
    unusedDays: 2,
    keptDays: 7 * 366,
  },
  // Papers of who applies to sell: large enough to be read. Their application says how long they are kept.
  application: {
    readers: 'review-applications',
    stamped: true,
    types,
    mostBytes: 5 * MB,
    mostPixels: 50_000_000,
    keptPixels: 9_000_000,
    loose: { files: 30, bytes: 150 * MB },
    perNetwork: 400,
    unusedDays: 2,
  },
}

export const isPurpose = (text: string): text is UploadPurpose => Object.hasOwn(uploadPolicies, text)
