// Plain Fastify that answers each path with bytes that it read from SOURCE once: the maximum speed of this HTTP server.
import Fastify from 'fastify';

const source = process.env.SOURCE ?? '';
const paths: string[] = JSON.parse(process.env.PATHS ?? '[]');
const bodies = new Map<string, Buffer>();
for (const path of paths) {
  const response = await fetch(source + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  bodies.set(path, Buffer.from(await response.arrayBuffer()));
}

const app = Fastify({ logger: false });
app.get('/ready', async () => 'ready');
app.get('/api/*', async (request, reply) => {
  const body = bodies.get(request.url);
  if (!body) return reply.code(404).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => void app.close().then(() => process.exit()));
