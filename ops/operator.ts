import { addOperator, listRoles } from '../src/modules/operators/index.server.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'

const SHORTEST_PASSWORD = 12

/**
 * Adds an operator to the database of the settings: `npm run operator -- EMAIL NAME ROLE...`. The password is taken from
 * OPERATOR_PASSWORD, so that it stands in no list of processes. An e-mail that is taken is left as it is.
 */
export async function addFromCommand([email, name, ...wanted]: string[]): Promise<void> {
  const password = process.env.OPERATOR_PASSWORD ?? ''
  const { DATABASE_URL } = readSettings()
  if (!DATABASE_URL) {
    console.error('DATABASE_URL names the database the operator belongs to. The demo shop brings its own operators.')
    process.exit(1)
  }
  const database = openDatabase(DATABASE_URL, { connections: 1 })
  const known = (await listRoles(database.pool)).list.map(({ roleId }) => roleId)
  const wrong = faultIn({ email, name, password, wanted, known })
  if (wrong || !email || !name) {
    console.error(`${wrong}\nUse: OPERATOR_PASSWORD=… npm run operator -- EMAIL NAME ROLE...\nRoles: ${known.join(', ')}`)
    process.exit(1)
  }
  await database.inTransaction((tx) => addOperator(tx, { email, name, password, roles: wanted }))
  await database.close()
  console.log(`${email} may sign in as ${wanted.join(', ')}`)
}

type Asked = { email: string | undefined; name: string | undefined; password: string; wanted: string[]; known: string[] }

function faultIn({ email, name, password, wanted, known }: Asked): string {
  if (!email?.includes('@') || !name) return 'An e-mail and a name are needed.'
  if (wanted.length === 0 || wanted.some((role) => !known.includes(role)))
    return 'Name at least one role, and only roles that exist.'
  return password.length < SHORTEST_PASSWORD ? `OPERATOR_PASSWORD needs at least ${SHORTEST_PASSWORD} characters.` : ''
}
