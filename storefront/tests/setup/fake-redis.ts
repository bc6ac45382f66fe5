import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A Redis that can be cut off and brought back. */
export interface TestRedis {
  url: string;
  /** Dies: its clients lose their connections and can make no new ones. */
  die: () => Promise<void>;
  /** Comes back at the same address. */
  revive: () => Promise<void>;
}

/** Speaks as much of Redis' protocol (RESP3) as a channel needs: HELLO, PING, SUBSCRIBE, PUBLISH. */
export async function startFakeRedis(): Promise<TestRedis> {
  const sockets = new Set<Socket>();
  const subscribers = new Map<Socket, string>();
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  async function listen(at: number): Promise<Server> {
    const listening = createServer((socket) => {
      sockets.add(socket);
      socket.on('data', (data) => {
        for (const command of commandsIn(String(data))) socket.write(answer(socket, command));
      });
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket) && subscribers.delete(socket));
    }).listen(at, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  }

  function answer(socket: Socket, [name = '', channel = '', message = '']: string[]): string {
    switch (name.toUpperCase()) {
      case 'HELLO':
        return `%1\r\n${bulk('proto')}:3\r\n`;
      case 'PING':
        return '+PONG\r\n';
      case 'SUBSCRIBE':
        subscribers.set(socket, channel);
        return `>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
      case 'PUBLISH': {
        const hearers = [...subscribers].filter(([, subscribed]) => subscribed === channel);
        for (const [hearer] of hearers) {
          hearer.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
        }
        return `:${hearers.length}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    async die() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    async revive() {
      server = await listen(port);
    },
  };
}

/** Commands are arrays of strings, each with its length before it; a client sends whole ones. */
function commandsIn(data: string): string[][] {
  const lines = data.split('\r\n');
  const commands: string[][] = [];
  for (let at = 0; lines[at]?.startsWith('*');) {
    const count = Number(lines[at]?.slice(1));
    const parts = lines.slice(at + 1, at + 1 + 2 * count);
    commands.push(parts.filter((_, index) => index % 2 === 1));
    at += 1 + 2 * count;
  }
  return commands;
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}
