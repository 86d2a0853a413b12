// Checks a certificate without the shop: node check-certificate.mjs <file> <keys>
// The file is the one its page offers, the keys are those published under /.well-known/praya-certificate-keys.json.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, keys] = process.argv.slice(2)
if (!file || !keys) {
  console.log('node check-certificate.mjs <file> <keys>')
  process.exit(2)
}
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const certificate = read(file)
const published = new Map(read(keys).keys.map(({ name, pem }) => [name, pem]))

function problemOf({ body, hash, key, signature }, type) {
  const pem = published.get(key)
  if (!pem) return `the key “${key}” is not among the published ones`
  if (!verify(null, Buffer.from(body), createPublicKey(pem), Buffer.from(signature, 'base64')))
    return 'the signature does not fit'
  if (createHash('sha256').update(body).digest('hex') !== hash) return 'the fingerprint does not fit'
  const said = JSON.parse(body)
  return said.type === type && said.code === certificate.code && said.key === key ? undefined : 'it is of another certificate'
}

const problem =
  problemOf(certificate.issue, 'issue') ?? (certificate.withdrawal ? problemOf(certificate.withdrawal, 'withdrawal') : undefined)
const said = JSON.parse(certificate.issue.body)
if (problem) console.log(`not to be believed: ${problem}`)
else if (certificate.withdrawal) console.log(`withdrawn: ${JSON.parse(certificate.withdrawal.body).reason}`)
else console.log(`genuine: ${said.brand}, ${said.piece.en} (${said.item}), examined on ${said.examined}, entry ${said.entry}`)
process.exit(problem ? 1 : 0)
