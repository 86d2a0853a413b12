import { readFileSync } from 'node:fs'

const ENDING = '_FILE'

type Read = { environment: Record<string, string>; wrong: string[] }

/**
 * What `NAME_FILE` names is read in the place of `NAME`: a secret in a file is seen by this account alone, and one in the environment by
 * everything it starts. Line breaks at the end are not part of it.
 */
export function readSecretFiles(given: NodeJS.ProcessEnv, names: ReadonlySet<string>): Read {
  const environment: Record<string, string> = {}
  const wrong: string[] = []
  for (const [name, value] of Object.entries(given)) if (value) environment[name] = value
  for (const [asked, path] of Object.entries(environment)) {
    const name = asked.slice(0, -ENDING.length)
    if (!asked.endsWith(ENDING) || !names.has(name)) continue
    if (environment[name]) wrong.push(`${name}: set twice, by ${asked} too`)
    else
      try {
        environment[name] = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
      } catch (problem) {
        wrong.push(`${asked}: ${problem instanceof Error ? problem.message : String(problem)}`)
      }
  }
  return { environment, wrong }
}
