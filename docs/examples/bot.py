#!/usr/bin/env python3
"""A program that takes a seat and plays legal actions at random; Python alone is enough.

    python3 bot.py http://127.0.0.1:7777 MATCH INVITATION

MATCH and INVITATION are the two halves of an invitation's link (#/table/MATCH~INVITATION).
"""
import base64, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlsplit


class Table:
    """A socket to a table: text messages out and in."""

    def __init__(self, base, match):
        url, key = urlsplit(base), base64.b64encode(os.urandom(16)).decode()
        self.raw, self.said = socket.create_connection((url.hostname, url.port or 80)), 0
        self.raw.sendall((f"GET {url.path.rstrip('/')}/api/matches/{match}/socket HTTP/1.1\r\nHost: {url.netloc}\r\n"
                          "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.data = self.raw.makefile("rb")
        while self.data.readline().strip():
            pass

    def frame(self, kind, body):
        mask, size = os.urandom(4), len(body)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + struct.pack(">H", size)
        self.raw.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body)))

    def say(self, kind, **fields):
        self.said += 1
        self.frame(1, json.dumps({"id": self.said, "type": kind, **fields}).encode())

    def hear(self):
        while len(head := self.data.read(2)) == 2 and head[0] & 15 != 8:
            size = head[1] & 127
            if size > 125:
                size = struct.unpack(*(">H", self.data.read(2)) if size == 126 else (">Q", self.data.read(8)))[0]
            body = self.data.read(size)
            if head[0] & 15 == 1:
                return json.loads(body)
            self.frame(10, body)  # a ping
        sys.exit("the table has closed")


base, match, invitation = sys.argv[1:4]
order = json.dumps({"invitation": invitation, "name": "bot.py", "entropy": os.urandom(16).hex()}).encode()
seat = json.load(urllib.request.urlopen(f"{base.rstrip('/')}/api/matches/{match}/seat", order))
table, state = Table(base, match), None
table.say("hello", protocol=3, lang="en", tokens=[seat["token"]])
while not state or state["turn"]["kind"] != "over":
    message = table.hear()
    if message["type"] == "changed":
        table.say("resync")  # the whole state is simpler to read than a change
    elif message["type"] == "state":
        state = message["state"]
        if state["legal"]:
            action = random.choice(state["legal"])
            table.say("act", seat=seat["seat"], expect=message["revision"], code=action["code"])
print("the match is over:", state["turn"]["scores"])
