import pg from 'pg'
import { z } from 'zod'
import { Refusal } from '../claims.ts'

const WITHHELD = '42501'

/** What managed services keep from the accounts they give. */
export const isWithheld = (problem: unknown): problem is pg.DatabaseError =>
  problem instanceof pg.DatabaseError && problem.code === WITHHELD

const Account = z.object({ name: z.string(), may: z.array(z.boolean()) })

/** Functions as `name(types)`; refused before anything is done, with the statement that gives the account what it lacks. */
export async function requireFunctions(client: pg.Client, functions: readonly string[]): Promise<void> {
  const { rows } = await client.query(
    `select quote_ident(current_user) as name, array(
      select has_function_privilege(f, 'execute') from unnest($1::text[]) with ordinality t (f, at) order by at) as may`,
    [functions],
  )
  const { name, may } = Account.parse(rows[0])
  const lacking = functions.filter((_, at) => !may[at])
  if (lacking.length > 0) throw new Refusal(sayRights(name, `grant execute on function ${lacking.join(', ')} to ${name};`))
}

/** Of the account that is connected. */
export async function accountOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select quote_ident(current_user) as name')
  return z.object({ name: z.string() }).parse(rows[0]).name
}

export const sayRights = (account: string, statements: string): string =>
  `The account ${account} lacks rights. Its administrator gives them once: ${statements}`
