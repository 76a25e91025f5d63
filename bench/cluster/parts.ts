import { freePort } from '../faults/ports.ts'
import { startProgram } from './program.ts'

/** PgBouncer as `docs/machines.md` asks for it, in front of this PostgreSQL. */
export async function startPooler(root: string, postgres_url: string) {
  const { hostname, port, username, password } = new URL(postgres_url)
  const own_port = await freePort()
  const settings = `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own_port}
unix_socket_dir =
auth_type = plain
auth_file = %/users
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
max_prepared_statements = 500
query_wait_timeout = 3
server_login_retry = 1
server_reset_query =
`
  const users = `"${username}" "${decodeURIComponent(password)}"\n`
  const words = ['/usr/sbin/pgbouncer', '-q', '%/pooler']
  return startProgram({ root, words, files: { pooler: settings, users }, port: own_port })
}

const ownError = (status: number) =>
  `  http-error status ${status} content-type application/json string '{"code":${status},"code_message":"unavailable"}' hdr Retry-After 1`

/** HAProxy as `docs/machines.md` asks for it, in front of these processes. */
export async function startProxy(root: string, ports: readonly number[]) {
  const own_port = await freePort()
  const settings = `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 30s
  timeout queue 5s
  retries 3
  option redispatch
  retry-on conn-failure
${[502, 503, 504].map(ownError).join('\n')}
frontend callers
  bind 127.0.0.1:${own_port}
  default_backend processes
backend processes
  balance leastconn
  option httpchk GET /readyz?of=process
  default-server check inter 500ms fall 1 rise 1
${ports.map((port, place) => `  server process${place} 127.0.0.1:${port}`).join('\n')}
`
  const words = ['/usr/sbin/haproxy', '-db', '-f', '%/proxy']
  return startProgram({ root, words, files: { proxy: settings }, port: own_port })
}
