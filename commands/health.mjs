// Ends well while the process of this container answers; for health checks where there is no curl.
const port = process.env['PORT'] ?? '3000'
const reply = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2000) })
process.exit(reply.ok ? 0 : 1)
