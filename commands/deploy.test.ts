import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingNames } from '../api/platform/config.ts'
import { sparingArgs, sparingEnv } from './sparing.mjs'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'deploy')
/** Of PostgreSQL, whose containers are beside ours. */
const foreign = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'PRIMARY', 'PGPASSWORD'])
const ofTheMachine = new Set(['NODE_COMPILE_CACHE', ...Object.keys(sparingEnv)])
const named = /^\s*#?\s*(?:Environment=)?([A-Z][A-Z0-9_]{3,})(?:=|: )/gm
// How long a process may take to end (api/stops.ts), with the five seconds in which its callers go elsewhere.
const longestEnd_s = 20

const read = (name: string) => readFile(path.join(folder, name), 'utf8')
const filesWith = async (ending: string) => (await readdir(folder)).filter((name) => name.endsWith(ending))

test('what is deployed sets only what the service knows', async () => {
  const everything = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = everything.filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  const unknown: string[] = []
  let known = 0
  for (const { parentPath, name: file } of files)
    for (const [, name = ''] of (await readFile(path.join(parentPath, file), 'utf8')).matchAll(named))
      if (settingNames.has(name)) known += 1
      else if (!foreign.has(name) && !ofTheMachine.has(name)) unknown.push(`${file}: ${name}`)
  assert.deepEqual(unknown, [])
  assert.ok(known >= 12)
})

test('a unit starts the service as small as `npm start` does', async () => {
  const unit = await read('seberang@.service')
  assert.match(unit, new RegExp(`^ExecStart=\\S+ ${sparingArgs.join(' ')} \\S+/dist/server/main.mjs$`, 'm'))
  for (const [name, value] of Object.entries(sparingEnv))
    assert.ok(unit.includes(`\nEnvironment=${name}=${value}\n`))
  const [, kept] = /^Environment=NODE_COMPILE_CACHE=\/var\/cache\/(\S+)$/m.exec(unit) ?? []
  assert.match(unit, new RegExp(`^CacheDirectory=${kept}$`, 'm'))
})

const seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((text) => Number.parseInt(text, 10))
const health = z.object({ test: z.tuple([z.literal('CMD')], z.string()) }).loose()
const service = z.strictObject({
  image: z.string().optional(),
  restart: z.literal('unless-stopped').optional(),
  user: z.string().optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  healthcheck: health.optional(),
  stop_grace_period: seconds.optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
})
const composition = z.strictObject({
  'x-seberang': z.unknown().optional(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})).default({}),
  // Without the dot, Debian's podman-compose takes it for the name of a volume.
  secrets: z.record(z.string(), z.strictObject({ file: z.string().startsWith('./secrets/') })).default({}),
})

async function readComposition(name: string) {
  const { services, volumes, secrets } = composition.parse(parse(await read(name), { merge: true }))
  return { name, services: Object.entries(services), volumes, secrets }
}

test('each container has the secrets, volumes and health check it names, and is given time to end', async () => {
  const names = await filesWith('.yaml').then((all) => all.filter((name) => name.startsWith('compose')))
  assert.deepEqual(names.toSorted(), ['compose.postgres.yaml', 'compose.standby.yaml', 'compose.yaml'])
  for (const name of names) {
    const { services, volumes, secrets } = await readComposition(name)
    for (const [, one] of services) {
      assert.ok(one.secrets.every((secret) => secret in secrets))
      for (const [setting, file] of Object.entries(one.environment))
        if (setting.endsWith('_FILE')) assert.ok(one.secrets.includes(file.replace('/run/secrets/', '')))
      assert.ok(one.volumes.every((volume) => (volume.split(':')[0] ?? '') in volumes))
      if (!one.image) continue
      assert.ok(one.healthcheck)
      assert.ok((one.stop_grace_period ?? 0) > longestEnd_s)
      for (const file of one.healthcheck.test.filter((word) => word.startsWith('/app/commands/')))
        assert.ok(existsSync(path.join(root, file.replace('/app/', ''))), file)
    }
  }
})

test('our containers write to their folders alone, gain no rights, and are reached by the proxy of the machine alone', async () => {
  const { services } = await readComposition('compose.yaml')
  assert.equal(services.length, 2)
  for (const [, { image, user, read_only, tmpfs, cap_drop, security_opt, ports, volumes }] of services) {
    assert.deepEqual(
      { image, user, read_only, tmpfs, cap_drop, security_opt },
      {
        image: 'localhost/seberang:latest',
        // The image says that it is not root.
        user: undefined,
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      },
    )
    assert.ok(ports.every((port) => port.startsWith('127.0.0.1:')))
    assert.ok(volumes.includes('pictures:/data/files'), 'all processes read the same pictures')
  }
  const image = await readFile(path.join(root, 'commands/image.ts'), 'utf8')
  assert.match(image, /const user = '10001:10001'/)
  assert.match(image, /const tag = 'localhost\/seberang:latest'/)
  const { services: beside } = await readComposition('compose.postgres.yaml')
  const ours = new Set(services.map(([name]) => name))
  const waiting = beside.filter(([, { depends_on }]) => 'database' in depends_on).map(([name]) => name)
  assert.deepEqual(new Set(waiting), ours, 'every process waits for the database beside it')
})

test('the proxy leads to the processes of both ways and asks each whether it ends', async () => {
  const proxy = await read('Caddyfile')
  const { services } = await readComposition('compose.yaml')
  const published = services.flatMap(([, { ports }]) => ports.map((port) => port.split(':')[1]))
  const enabled = (await read('README.md')).matchAll(/seberang@(\d{4}) seberang@(\d{4})/g)
  const [[, ...started] = []] = [...enabled]
  const led = [...proxy.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  assert.deepEqual(led, published)
  assert.deepEqual(led, started)
  assert.match(proxy, /health_uri \/readyz\?of=process\n/)
})

test('the units run what is there, without rights, with the secrets they hand over', async () => {
  const units = await filesWith('.service')
  assert.deepEqual(units.toSorted(), ['seberang-backup.service', 'seberang@.service'])
  for (const unit of units) {
    const text = await read(unit)
    const valuesOf = (key: string) =>
      [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
    assert.deepEqual(valuesOf('User'), ['seberang'])
    assert.deepEqual(valuesOf('NoNewPrivileges'), ['yes'])
    assert.deepEqual(valuesOf('ProtectSystem'), ['strict'])
    const handed = valuesOf('LoadCredential').map((value) => value.split(':')[0])
    const taken = valuesOf('Environment').flatMap((value) => /_FILE=%d\/(\w+)$/.exec(value)?.[1] ?? [])
    assert.deepEqual(taken, handed)
    for (const [script] of valuesOf('ExecStart')
      .join()
      .matchAll(/\b(?:api|commands)\/\w+\.ts/g))
      assert.ok(existsSync(path.join(root, script)), script)
    for (const limit of valuesOf('TimeoutStopSec')) assert.ok(Number(limit) > longestEnd_s)
  }
})
