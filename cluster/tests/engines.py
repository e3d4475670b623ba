"""Engines that run beside the tests."""

import os
import socket
import subprocess
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pyspark
from pyspark.sql import SparkSession

CONFIGURATION = {
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.memory": "1g",
    "spark.executor.cores": "1",
    "spark.executor.memory": "1g",
    "spark.sql.shuffle.partitions": "2",
    "spark.ui.enabled": "false",
    "spark.log.level": "ERROR",
}


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def wait_for(what, is_there):
    deadline = time.monotonic() + 90
    while not is_there():
        assert time.monotonic() < deadline, f"{what} does not come up"
        time.sleep(0.2)


@contextmanager
def sail_server():
    """Sail in this process; gives its address."""
    from pysail.spark import SparkConnectServer

    server = SparkConnectServer("127.0.0.1", 0)
    server.start(background=True)
    _, port = server.listening_address
    yield f"sc://127.0.0.1:{port}"
    server.stop()


@contextmanager
def sail():
    """A session of Sail."""
    with sail_server() as address:
        spark = SparkSession.builder.remote(address).create()
        yield spark
        spark.stop()


@contextmanager
def cluster(folder):
    """A cluster of Spark."""
    running = Cluster(folder)
    try:
        yield running
    finally:
        running.stop()


class Cluster:
    """A master of Spark and two workers, each a process of its own on the loopback."""

    def __init__(self, folder):
        self._folder = Path(folder)
        self._folder.mkdir(exist_ok=True)
        self._web = free_port()
        port = free_port()
        self.master = f"spark://127.0.0.1:{port}"
        self._processes = [self._start("master.Master", "--host", "127.0.0.1", "--port", port, "--webui-port", self._web)]
        wait_for("the master", lambda: self._state() is not None)
        self.workers = [self._worker(number) for number in range(2)]
        self._processes += self.workers
        wait_for("both workers", lambda: self._state().count(">ALIVE<") == 2)

    def _worker(self, number):
        scratch = str(self._folder / f"worker{number}")
        options = ("--host", "127.0.0.1", "--webui-port", free_port(), "--cores", 1, "--memory", "2500m", "--work-dir", scratch)
        return self._start("worker.Worker", *options, self.master)

    def _start(self, what, *options):
        home = os.path.dirname(pyspark.__file__)
        command = [f"{home}/bin/spark-class", f"org.apache.spark.deploy.{what}", *map(str, options)]
        environment = os.environ | {"SPARK_HOME": home, "SPARK_DAEMON_MEMORY": "256m", "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_NO_DAEMONIZE": "1"}
        log = open(self._folder / f"{what}-{time.monotonic_ns()}.log", "wb")
        return subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)

    def _state(self):
        """The page of the master, which lists its workers."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self._web}/", timeout=5) as page:
                return page.read().decode().replace(" ", "").replace("\n", "").replace("<td>ALIVE</td>", ">ALIVE<")
        except OSError:
            return None

    def kill_a_worker(self):
        """As if its machine were gone: the worker and what it runs."""
        os.killpg(self.workers[0].pid, 9)

    def stop(self):
        for process in self._processes:
            try:
                os.killpg(process.pid, 9)
            except ProcessLookupError:
                pass
            process.wait()


@contextmanager
def spark(master, **more):
    builder = SparkSession.builder.master(master).appName("codesim-tests")
    for key, value in (CONFIGURATION | more).items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    yield session
    session.stop()


@contextmanager
def connect():
    """Spark Connect: a server of Spark in a process of its own, which clients talk to without Java."""
    builder = SparkSession.builder.remote("local[2]")
    for key, value in CONFIGURATION.items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    yield session
    session.stop()
