import { sql } from 'kysely'
import { z } from 'zod'
import { mayMeet, maySee, type Reader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const Row = z.object({ isSeen: z.boolean() })

/** Whether the reader sees the member whose picture this is, or the posts of the page it is on; undefined where it is of no member. */
export async function seesPicture(tx: Read, reader: Reader, hash: string): Promise<boolean | undefined> {
  const [found] = await readRows(
    tx,
    Row,
    sql`select coalesce(case when i.purpose = 'post-picture'
          then coalesce((select bool_or(${maySee(reader, 'a')}) from pictures_of_authors x join profile_card a on a.profile_id = x.author_id
            where x.upload_id = i.upload_id), ${maySee(reader, 'p')})
          else ${mayMeet(reader, 'p')} end, false) as "isSeen"
      from member_pictures i left join profile_card p on p.account_id = i.owner_id where i.upload_id = ${hash}::uuid`,
  )
  return found?.isSeen
}
