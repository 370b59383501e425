import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@aw/db/embedded';
import { type Program, startProgram } from '../program';
import type { Balancer, BalancerOptions } from './start-balancer';
import type { TargetState } from './targets';

/** Starts the installed HAProxy on 127.0.0.1. A change of targets starts a new process, and the old one finishes. */
export async function startHaproxy({ targets: origins, port }: BalancerOptions): Promise<Balancer> {
  const ownPort = port ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-haproxy-'));
  const processes: Program[] = [];
  let targets: string[] = [];
  const fileOf = (ending: string) => path.join(folder, `${processes.length}.${ending}`);
  let console = '';

  async function rowsOf(): Promise<{ name: string; status: string; check: string }[]> {
    const socket = connect(console, () => socket.end('show stat\n'));
    const [head = '', ...lines] = (await text(socket)).replace('# ', '').trim().split('\n');
    const columns = head.split(',');
    const at = (name: string) => columns.indexOf(name);
    return lines
      .map((line) => line.split(','))
      .filter((row) => row[at('svname')]?.startsWith('t'))
      .map((row) => ({
        name: row[at('svname')] ?? '',
        status: row[at('status')] ?? '',
        check: row[at('check_status')] ?? '',
      }));
  }

  async function setTargets(newTargets: string[]): Promise<void> {
    const previous = processes.at(-1);
    console = fileOf('socket');
    const config = fileOf('cfg');
    await writeFile(config, configOf(newTargets, { port: ownPort, console }));
    const haproxy = startProgram('haproxy', [
      '-f',
      config,
      ...(previous ? ['-sf', String(previous.pid)] : []),
    ]);
    processes.push(haproxy);
    targets = newTargets;
    await haproxy.untilReady(async () => {
      const rows = await rowsOf();
      if (rows.some(({ check }) => check === '' || check === 'INI' || check.startsWith('*')))
        throw new Error('Not every target has been asked yet.');
    });
  }

  async function stop(): Promise<void> {
    await Promise.all(processes.map((each) => each.end('SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await setTargets(origins);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    setTargets,
    async states() {
      const rows = await rowsOf();
      const stateOf = ({ status }: { status: string }): TargetState =>
        status.startsWith('UP') ? 'up' : 'down';
      return Object.fromEntries(rows.map((row) => [targets[Number(row.name.slice(1))] ?? '', stateOf(row)]));
    },
    stop,
  };
}

function configOf(targets: string[], { port, console }: { port: number; console: string }): string {
  const servers = targets.map((origin, at) => `  server t${at} ${new URL(origin).host} check`);
  return `global
  stats socket ${console}

defaults
  mode http
  timeout connect 1s
  timeout check 2s
  timeout client 10m
  timeout server 10m
  option forwardfor
  option abortonclose
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response

frontend site
  bind 127.0.0.1:${port}
  default_backend targets

backend targets
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fall 2 rise 1
${servers.join('\n')}
`;
}
