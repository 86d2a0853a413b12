import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitForLock } from './process-lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestHost = [20, 19]
const inRoot = (...names) => join(root, ...names)

/**
 * Every command begins here: the packages are installed as the lock file says, and the command continues under the Node
 * that came with them. Plain JavaScript on purpose, since it may be the Node of the host that reads it.
 * @param {string[]} [nodeOptions] options that Node itself must have been started with
 */
export async function bootstrap(nodeOptions = []) {
  refuseOldHost()
  process.chdir(root)
  stopWithParent()
  await install()
  // What Node has compiled once it finds again, here and in every process that is begun from here.
  process.env.NODE_COMPILE_CACHE ??= inRoot('.cache/compiled')
  const node = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const wanted = readJson(inRoot('node_modules/node/package.json')).version
  if (process.versions.node === wanted && nodeOptions.every((option) => process.execArgv.includes(option))) {
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    return
  }
  if (!existsSync(node)) await fetchNode(node)
  process.exit(await continueUnder(node, nodeOptions))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

function refuseOldHost() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestHost[0] || (major === oldestHost[0] && minor >= oldestHost[1])) return
  fail(
    `praya needs Node ${oldestHost.join('.')} or newer to install itself; this is Node ${process.versions.node}. Get one from https://nodejs.org`,
  )
}

async function install() {
  if (isInstalled()) return
  const lock = await waitForLock(inRoot('.cache/install.lock'), {
    onWait: (holder) => console.log(`Waiting for process ${holder.pid}, which is installing the packages`),
  })
  try {
    if (isInstalled()) return
    console.log('Installing the packages (first start, or package-lock.json changed)')
    // The screens are built here, so the development packages are needed in production too.
    const code = await run(...npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']))
    if (code !== 0) fail('The packages could not be installed; npm says why above.')
    writeFileSync(stampFile(), lockHash())
  } finally {
    lock.release()
  }
}

const stampFile = () => inRoot('node_modules/.praya-installed')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')

function isInstalled() {
  const stamp = existsSync(stampFile()) ? readFileSync(stampFile(), 'utf8') : ''
  if (stamp === lockHash()) return true
  if (!matchesLock()) return false
  writeFileSync(stampFile(), lockHash())
  return true
}

/** npm notes what it installed; after `npm install` by hand that may already be what the lock file says. */
function matchesLock() {
  const noted = inRoot('node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const installed = readJson(noted).packages
  return Object.entries(readJson(inRoot('package-lock.json')).packages).every(
    ([path, wanted]) => path === '' || wanted.optional || wanted.devOptional || installed[path]?.integrity === wanted.integrity,
  )
}

/** The Node package fetches its binary in an install script, and those may be switched off. */
async function fetchNode(node) {
  await run(...npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']))
  if (existsSync(node)) return
  fail(
    'The Node that praya runs on could not be fetched. Allow the install script of the package "node", or start with that Node yourself.',
  )
}

function npm(args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args]
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs this same command again under the other Node and passes signals on; the channel closes when this process is killed. */
function continueUnder(node, nodeOptions) {
  const child = spawn(node, [...nodeOptions, ...process.argv.slice(1)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', (problem) => {
      console.error(`${node} does not run here: ${problem.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** Nobody could stop a program whose starter was killed, and it would keep the port and the data folder. */
function stopWithParent() {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  if (process.channel) {
    process.once('disconnect', stop)
    process.channel.unref()
  } else if (process.env.npm_lifecycle_event) {
    const ancestors = startersNow()
    const watch = setInterval(() => {
      if (startersNow() === ancestors) return
      clearInterval(watch)
      stop()
    }, 250)
    watch.unref()
  }
}

/** npm starts a script directly or through a shell; the parent of npm does not count. */
function startersNow() {
  const parent = process.ppid
  try {
    const [name, rest] = readFileSync(`/proc/${parent}/stat`, 'latin1').split(') ')
    return name.endsWith('sh') ? `${parent} ${rest.split(' ')[1]}` : `${parent}`
  } catch {
    return `${parent}`
  }
}
