import http from 'node:http'

// What the service's smallest call answers, by Node's own server: the floor of every other answer.
http
  .createServer((_, reply) => {
    const body = JSON.stringify({ status: 'alive' })
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    reply.end(body)
  })
  .listen(Number(process.argv[2]), '127.0.0.1')
